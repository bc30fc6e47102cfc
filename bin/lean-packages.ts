import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'esbuild'

/** A package of pure modules whose package.json forgets to say so: what nobody imports from it can be left out. */
const PURE = 'dynamodb-toolbox'
/** Zod ties its writer of JSON schemas to every schema. No handler asks for one. */
const UNUSED = /[\\/]zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors)\.js$/

/** Leaves out of the handlers' bundles a tenth that esbuild alone must keep. */
export const leanPackages: Plugin = {
  name: 'lean-packages',
  setup(build) {
    build.onResolve({ filter: new RegExp(`^${PURE}(/|$)`) }, async ({ path, kind, resolveDir, namespace }) => {
      if (namespace === PURE || kind !== 'import-statement') return undefined
      const found = await build.resolve(path, { kind, resolveDir, namespace: PURE })
      return { path: found.path, namespace: PURE, sideEffects: false }
    })
    // The namespace keeps esbuild from asking about the thousands of relative imports of other packages.
    build.onResolve({ filter: /^\./, namespace: PURE }, ({ path, importer }) => {
      const file = resolve(dirname(importer), path)
      return existsSync(file) ? { path: file, namespace: PURE, sideEffects: false } : undefined
    })
    build.onLoad({ filter: /./, namespace: PURE }, ({ path }) => ({
      contents: readFileSync(path, 'utf8'),
      resolveDir: dirname(path),
    }))
    build.onLoad({ filter: UNUSED }, ({ path }) => {
      const names = [...readFileSync(path, 'utf8').matchAll(/^export (?:const|function|class) (\w+)/gm)]
      return { contents: names.map(([, name]) => `export const ${name} = () => () => ({})`).join('\n') }
    })
  },
}
