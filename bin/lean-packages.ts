import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'

/** Packages of pure modules whose package.json forgets to say so: what nobody imports from them can be left out. */
const PURE = /[\\/]node_modules[\\/](dynamodb-toolbox|@aws-sdk[\\/]lib-dynamodb)[\\/]/
/** Zod ties its writer of JSON schemas to every schema. No handler asks for one. */
const UNUSED = /[\\/]zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors)\.js$/

/** Leaves out of the handlers' bundles a tenth that esbuild alone must keep. */
export const leanPackages: Plugin = {
  name: 'lean-packages',
  setup(build) {
    build.onResolve({ filter: /^(\.|dynamodb-toolbox|@aws-sdk\/lib-dynamodb)/ }, async (args) => {
      if (args.kind !== 'import-statement' || args.pluginData === leanPackages) return undefined
      const { kind, importer, resolveDir } = args
      const found = await build.resolve(args.path, { kind, importer, resolveDir, pluginData: leanPackages })
      return PURE.test(found.path) ? { path: found.path, sideEffects: false } : undefined
    })
    build.onLoad({ filter: UNUSED }, ({ path }) => {
      const names = [...readFileSync(path, 'utf8').matchAll(/^export (?:const|function|class) (\w+)/gm)]
      return { contents: names.map(([, name]) => `export const ${name} = () => () => ({})`).join('\n') }
    })
  },
}
