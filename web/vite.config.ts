import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vitest/config";

/** Where a server runs while one works on the screens with `npm run dev`. */
const HOUSE = process.env.CROUPIER_HOUSE ?? "http://127.0.0.1:8000";

/** The fonts' licences ask to travel with the fonts. */
const FONTS = "../src/croupier/devices/fonts";
const LICENCES = {
  inter: "node_modules/@fontsource-variable/inter/LICENSE",
  "noto-sans-sc": `${FONTS}/LICENSE-NotoSansSC`,
  dejavu: `${FONTS}/LICENSE`,
};
const fontLicence: Plugin = {
  name: "font-licence",
  generateBundle() {
    for (const [font, file] of Object.entries(LICENCES)) {
      const source = readFileSync(file, "utf-8");
      this.emitFile({ type: "asset", fileName: `assets/${font}-LICENSE.txt`, source });
    }
  },
};

/** Scripts, styles and plain fonts are packed here, once, so that the server only picks a file. */
const packed: Plugin = {
  name: "packed",
  apply: "build",
  writeBundle({ dir }) {
    const assets = join(dir ?? "", "assets");
    for (const name of readdirSync(assets).filter((each) => /\.(js|css|ttf)$/.test(each))) {
      const source = readFileSync(join(assets, name));
      writeFileSync(join(assets, `${name}.br`), brotliCompressSync(source));
      writeFileSync(join(assets, `${name}.gz`), gzipSync(source, { level: 9 }));
    }
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), fontLicence, packed],
  // Tests mount components, so they need the browser's half of Svelte.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/croupier/static",
    emptyOutDir: true,
    target: "es2022",
    // The content security policy of the server lets no script or style come from an address in
    // the page itself, so nothing is put inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false, pluginTimings: false },
      output: {
        // A screen's own chunk goes by the screen's name.
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${/screens\/([\w-]+)\/Screen/.exec(facadeModuleId ?? "")?.[1] ?? "shared"}-[hash].js`,
      },
    },
  },
  server: {
    // The catalogues of messages lie beside the house that reads them too.
    fs: { allow: [".", "../src/croupier"] },
    proxy: {
      "/v1/socket": { target: HOUSE.replace("http", "ws"), ws: true, changeOrigin: true },
      "/v1": { target: HOUSE, changeOrigin: true },
    },
  },
  test: {
    environment: "happy-dom",
    setupFiles: ["tests/setup.ts"],
    include: ["tests/**/*.test.ts"],
    // A busy machine is no fault of a component.
    testTimeout: 60_000,
  },
}));
