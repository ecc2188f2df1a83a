/** Properties of a component that a test changes while it is mounted. */
export function steered<T extends object>(props: T): T {
  const state = $state(props);
  return state;
}

/** Run what needs a component around it; returns how to end it. */
export function rooted(work: () => void): () => void {
  return $effect.root(work);
}

/** What somebody who watches a figure sees of it, each time that it is drawn anew. */
export function watched<T>(make: () => void, figure: () => T): { seen: T[]; end: () => void } {
  const seen: T[] = [];
  const end = $effect.root(() => {
    make();
    $effect(() => {
      seen.push(figure());
    });
  });
  return { seen, end };
}
