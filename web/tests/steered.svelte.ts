/** Properties of a component that a test changes while it is mounted. */
export function steered<T extends object>(props: T): T {
  const state = $state(props);
  return state;
}

/** Run what needs a component around it; returns how to end it. */
export function rooted(work: () => void): () => void {
  return $effect.root(work);
}
