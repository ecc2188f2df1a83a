/** The server's clock as this screen computes it, from pings; the quickest ping knows best. */

const KEPT = 8;

interface Sample {
  offset: number;
  took: number;
}

export class Clock {
  #samples: Sample[] = [];
  #offset = Date.now() - performance.now();

  /** A first guess, from a message whose way here is unknown. */
  guess(serverTime: number): void {
    if (!this.#samples.length) this.#offset = serverTime - performance.now();
  }

  /** A pong: what the ping said of its own time, and the server's time. */
  hear(sent: number, serverTime: number): void {
    const now = performance.now();
    const took = Math.max(0, now - sent);
    this.#samples = [...this.#samples, { offset: serverTime + took / 2 - now, took }].slice(-KEPT);
    const best = this.#samples.reduce((one, other) => (other.took < one.took ? other : one));
    this.#offset = best.offset;
  }

  now(): number {
    return performance.now() + this.#offset;
  }
}
