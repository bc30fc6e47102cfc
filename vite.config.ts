import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'esbuild'
import { defineConfig, type Plugin, parseAst, type Rolldown, runnerImport } from 'vite'

const WEB = new URL('./web', import.meta.url).pathname

/** Renders the pages that anybody may read into files, once the code that they load has its names. */
const renderedSite: Plugin = {
  name: 'rendered-site',
  async generateBundle(_, bundle) {
    const { module } = await runnerImport<typeof import('./web/src/app/site/render-site.tsx')>(
      `${WEB}/src/app/site/render-site.tsx`,
      { root: WEB, logLevel: 'warn' },
    )
    const files = module.renderSite({ site: scriptsOf(bundle, 'site-script'), account: scriptsOf(bundle, 'account') })
    for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source })
  },
}

/** Builds the service worker, which keeps the shell by the names that it has now; its own name never changes. */
const serviceWorker: Plugin = {
  name: 'service-worker',
  async generateBundle(_, bundle) {
    const shell = [...scriptsOf(bundle, 'workspace'), ...stylesOf(bundle, 'workspace')]
    const { outputFiles } = await build({
      entryPoints: [join(WEB, 'src/lib/worker/worker.ts')],
      define: { SHELL: JSON.stringify(shell) },
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2023',
      write: false,
    })
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: outputFiles[0]?.text ?? '' })
  },
}

/**
 * Leaves out what the browser has no use for: of the contract's rows what the server alone reads, and of icons the keys of
 * their lines, which never move: 7 kB of every page.
 */
const leftOut: Plugin = {
  name: 'left-out',
  enforce: 'pre',
  transform(code, id) {
    if (/lucide-react.*\/icons\/[^/]+\.mjs$/.test(id)) return { code: code.replace(/,\s*key: "\w+"/g, ''), map: null }
    if (!/\/functions\/contract\/[^?]+\.ts$/.test(id) || !code.includes('route({')) return
    const lean = serversPartsIn(parseAst(code, { lang: 'ts' }).body)
      .toReversed()
      .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end).replace(/^\s*,/, ''), code)
    return { code: lean, map: null }
  },
}

interface Node {
  type: string
  start: number
  end: number
}
interface Route extends Node {
  callee: { name?: string }
  arguments: [{ properties: (Node & { key?: { name: string } })[] }]
}
const SERVERS_PARTS = ['params', 'query', 'output', 'uses']

/** Where rows say what the server alone reads, in order. */
function serversPartsIn(node: unknown): Node[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, callee, arguments: given } = node as Route
  if (type === 'CallExpression' && callee.name === 'route')
    return given[0].properties.filter(({ key }) => key && SERVERS_PARTS.includes(key.name))
  return Object.values(node).flatMap(serversPartsIn)
}

/** The addresses of an entry and of all that it imports. */
function scriptsOf(bundle: Rolldown.OutputBundle, entry: string): string[] {
  const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry && file.name === entry)
  const names = new Set([found?.fileName ?? ''])
  for (const name of names) {
    const file = bundle[name]
    for (const imported of file?.type === 'chunk' ? file.imports : []) names.add(imported)
  }
  return [...names].map((name) => `/${name}`)
}

/** The style sheets of an entry and of all that it imports. */
function stylesOf(bundle: Rolldown.OutputBundle, entry: string): string[] {
  const styles = scriptsOf(bundle, entry).flatMap((path) => {
    const file = bundle[path.slice(1)]
    return file?.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : []
  })
  return styles.map((name) => `/${name}`)
}

export default defineConfig({
  root: WEB,
  plugins: [leftOut, react(), renderedSite, serviceWorker],
  build: {
    outDir: '../.build/web',
    emptyOutDir: true,
    target: 'es2023',
    // The CSP allows fonts, scripts and pictures from the site itself only: nothing becomes a data: address.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    // What every page has loaded by then needs no preloading: to name it with each page took 4 kB.
    modulePreload: {
      // Every browser that this code is for knows it.
      polyfill: false,
      resolveDependencies: (_, deps, { hostType }) =>
        hostType === 'html' ? deps : deps.filter((path) => !/\/(base|rolldown-runtime)-/.test(path)),
    },
    rolldownOptions: {
      input: {
        workspace: `${WEB}/workspace.html`,
        'site-script': `${WEB}/src/app/site/site-script.ts`,
        account: `${WEB}/src/app/account.tsx`,
      },
      output: {
        // Else each set of pages that share a module gets a file of its own: 142 for one page. The counts keep what every
        // page loads within its budget (test/bench/README.md).
        codeSplitting: {
          groups: [
            // Static imports are kept separate by entry, so that the site and the login load nothing of the workspace.
            { name: 'base', tags: ['$initial'], entriesAware: true, entriesAwareMergeThreshold: 1_000, priority: 3 },
            // The largest library that some pages do without; what imports it stays out of the groups that all load.
            { name: 'phone', test: /libphonenumber-js/, priority: 4 },
            // Shared by so many that nearly every page would load it anyway.
            { name: 'shell', test: /^(?!.*phone-text)/, minShareCount: 11, priority: 2 },
            {
              name: 'common',
              test: /(web\/src\/(?!.*phone-text)|functions\/contract\/)/,
              minShareCount: 10,
              priority: 1,
            },
            { name: 'icons', test: /lucide-react/, minShareCount: 2 },
          ],
        },
        // A group that is split by entry gets the names of all of them.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
      },
      // Chakra makes every recipe when it is loaded; told that making one does nothing else, the bundler drops the unused.
      treeshake: {
        manualPureFunctions: [
          'z',
          'route',
          'defineConfig',
          'defineRecipe',
          'defineSlotRecipe',
          'createAnatomy',
          'anatomy',
        ],
      },
    },
  },
})
