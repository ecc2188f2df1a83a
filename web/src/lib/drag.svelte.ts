/** A chip that is being dragged from the rail; the cloth shows where it would land. */

export interface Dragged {
  value: number;
  x: number;
  y: number;
}

let held = $state.raw<Dragged | null>(null);
const receivers = new Set<(chip: Dragged) => boolean>();

export const drag = {
  get now(): Dragged | null {
    return held;
  },
  move(chip: Dragged): void {
    held = chip;
  },
  /** Let go; true where something took the chip. */
  drop(): boolean {
    const chip = held;
    held = null;
    return chip !== null && [...receivers].some((receive) => receive(chip));
  },
  cancel(): void {
    held = null;
  },
  receive(receiver: (chip: Dragged) => boolean): () => void {
    receivers.add(receiver);
    return () => receivers.delete(receiver);
  },
};
