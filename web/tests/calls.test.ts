import { afterEach, describe, expect, it, vi } from "vitest";
import { callOut, feel } from "../src/lib/sound";

class Utterance {
  lang = "";
  volume = 1;
  constructor(readonly text: string) {}
}

describe("calls and what a hand feels", () => {
  afterEach(() => vi.unstubAllGlobals());
  function voice() {
    const said: Utterance[] = [];
    vi.stubGlobal("speechSynthesis", { cancel: vi.fn(), speak: (each: Utterance) => said.push(each) });
    vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
    vi.stubGlobal("navigator", { webdriver: false }); // a test is a driven browser too
    return said;
  }
  it("are called in the player's language and as loud as it was set", () => {
    const said = voice();
    callOut("Rien ne va plus", "fr", 0.4);
    expect(said).toMatchObject([{ text: "Rien ne va plus", lang: "fr", volume: 0.4 }]);
  });
  it("are not called while mute, nor where the browser has no voice", () => {
    const said = voice();
    callOut("No more bets", "en", 0);
    expect(said).toEqual([]);
    vi.stubGlobal("speechSynthesis", undefined);
    expect(() => callOut("No more bets", "en", 1)).not.toThrow();
  });
  it("are silent and still in a browser that a program drives", () => {
    const said = voice();
    const vibrate = vi.fn();
    vi.stubGlobal("navigator", { webdriver: true, vibrate });
    callOut("No more bets", "en", 1);
    feel(8);
    expect(said).toEqual([]);
    expect(vibrate).not.toHaveBeenCalled();
    vi.stubGlobal("navigator", { webdriver: false, vibrate });
    feel(8);
    expect(vibrate).toHaveBeenCalledWith(8);
  });
});
