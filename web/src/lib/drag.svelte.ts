/** Chips in the hand: one from the rail, or a stack from the cloth, which shows where they would land. */

export interface Dragged {
  value: number;
  x: number;
  y: number;
  /** The bet from which a stack is dragged; none for a chip of the rail. */
  from?: string;
  /** Whether it would be taken off the layout here. */
  off?: boolean;
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
