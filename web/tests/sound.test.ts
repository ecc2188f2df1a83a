import { afterEach, describe, expect, it, vi } from "vitest";
import { comfort, dress } from "../src/lib/comfort.svelte";
import { Sound } from "../src/lib/sound";

/** An audio context that counts what is started. */
function fake() {
  const started: string[] = [];
  const param = () => ({ value: 0, setValueAtTime: vi.fn(), setTargetAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
  const node = (name: string) => {
    const self = { gain: param(), frequency: param(), Q: param(), type: "", buffer: null, loop: false, connect: (to: unknown) => to, start: () => started.push(name), stop: () => started.push(`${name} stops`) };
    return self;
  };
  const audio = {
    ...{ currentTime: 0, state: "running", sampleRate: 100, destination: {} },
    ...{ createGain: () => node("gain"), createOscillator: () => node("tone"), createBiquadFilter: () => node("band"), createBufferSource: () => node("noise") },
    createBuffer: () => ({ getChannelData: () => new Float32Array(100) }),
    close: vi.fn(),
  };
  return { audio: audio as unknown as AudioContext, started };
}

describe("the sounds of a table", () => {
  it("makes nothing at all while it is mute", () => {
    const make = vi.fn(() => fake().audio);
    const sound = new Sound(make);
    sound.play("win");
    sound.roll();
    expect(make).not.toHaveBeenCalled();
  });
  it("clicks for a chip, sings for a win, and rolls until the ball lies", () => {
    const { audio, started } = fake();
    const sound = new Sound(() => audio);
    sound.volume = 0.5;
    sound.play("chip");
    expect(started).toEqual(["noise"]);
    sound.play("win");
    expect(started.filter((name) => name === "tone")).toHaveLength(4);
    sound.roll();
    sound.roll();
    expect(started.filter((name) => name === "noise")).toHaveLength(2);
    sound.still();
    expect(started.at(-1)).toBe("noise stops");
  });
  it("is silent where the browser has no audio", () => {
    const sound = new Sound(() => null);
    sound.volume = 1;
    expect(() => sound.play("drop")).not.toThrow();
  });
});

describe("how a player likes the screen", () => {
  afterEach(() => comfort.choose({ daylight: false, safe: false, large: false, muted: false, volume: 0.5 }));
  it("is kept, dresses the page, and leaves it as it was", () => {
    comfort.choose({ daylight: true, safe: true, large: true, volume: 0.2 });
    expect(JSON.parse(localStorage.getItem("croupier-comfort") ?? "{}")).toMatchObject({ safe: true, volume: 0.2 });
    const undress = dress(comfort.now);
    const { dataset } = document.documentElement;
    expect([dataset.theme, dataset.colours, dataset.type]).toEqual(["daylight", "safe", "large"]);
    undress();
    expect([dataset.theme, dataset.colours, dataset.type]).toEqual(["felt", undefined, undefined]);
  });
});
