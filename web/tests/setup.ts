/** Tests speak any language at once: every catalogue is loaded before them. */

import { language, LANGUAGES, load } from "../src/lib/language.svelte";

await Promise.all(LANGUAGES.map(load));
await language.begin();
