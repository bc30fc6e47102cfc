import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { areas } from '#contract/areas.ts'
import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'

const ROOT = resolve(import.meta.dirname, '..')

/** Which part of the house a file belongs to, by its first folders. */
const PARTS: [RegExp, string][] = [
  [/^functions\/contract\//, 'contract'],
  [/^functions\/core\//, 'core'],
  [/^functions\/serve(\.ts|\/)/, 'serve'],
  [/^functions\//, 'doors'],
  [/^lib\/local\//, 'local'],
  [/^lib\//, 'stack'],
  [/^web\/src\/app\/|^web\/src\/main/, 'app'],
  [/^web\/src\/features\//, 'features'],
  [/^web\/src\/data\//, 'data'],
  [/^web\/src\/ui\//, 'ui'],
  [/^web\/src\/lib\//, 'web lib'],
  [/^web\/pages\//, 'pages'],
  [/^bin\//, 'bin'],
]

/** The arrows of the house: what each part may import, beside itself and packages. */
const ARROWS: Record<string, string[]> = {
  contract: [],
  core: ['contract'],
  serve: ['core', 'contract'],
  pages: ['contract'],
  doors: ['core', 'contract', 'serve', 'pages'],
  stack: ['contract'],
  local: ['core', 'contract', 'serve', 'doors', 'stack'],
  bin: ['local', 'stack', 'contract'],
  ui: [],
  'web lib': ['contract'],
  data: ['web lib', 'contract'],
  features: ['data', 'ui', 'web lib', 'contract'],
  app: ['features', 'data', 'ui', 'web lib', 'contract'],
}

/** The areas of core and of the contract, each with those that it may know: always lower ones. Doors may join several. */
const AREAS: Record<string, readonly string[]> = {
  platform: [],
  ...Object.fromEntries(Object.entries(areas).map(([area, { knows }]) => [area, ['platform', ...knows]])),
  // The description of all of them, in the contract alone.
  openapi: Object.keys(areas),
}

/** What a use case does; a file of core that begins otherwise holds a pure function, which reads and writes nothing. */
const VERBS = new Set(
  `accept admit answer apply assign attach authenticate check close confirm connect count create deliver disconnect discard duplicate end find get
  hold import index join limit list mark move open plan publish read receive record refresh remove replay request resend reset search
  send settle start submit sync take test transfer update verify warn`.split(/\s+/),
)

const files = ['bin', 'lib', 'functions', 'web'].flatMap((folder) => sources(join(ROOT, folder)))
const imports = files.flatMap((file) =>
  importsOf(readFileSync(file, 'utf8')).map((target) => ({
    from: relative(ROOT, file),
    to: relative(ROOT, resolved(file, target)),
  })),
)
/** The nouns of the product; the table and the outside world are kept apart. */
const inCore = files
  .map((file) => relative(ROOT, file))
  .filter((path) =>
    /^functions\/core\/(?!platform\/(?:table|aws)\/|[^/]+\/(?:pool|twilio|dealer-ftp)\/)[^/]+\/[^/]+\//.test(path),
  )

describe('the house', () => {
  test('every import follows an arrow of the design', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [source, target] = [partOf(from), partOf(to)]
      return source && target && source !== target && !ARROWS[source]?.includes(target)
    })
    expect(wrong).toEqual([])
  })

  test('an area knows only lower ones, in core and in the contract', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [source, target] = [areaOf(from), areaOf(to)]
      return source && target && source !== target && !AREAS[source]?.includes(target)
    })
    expect(wrong).toEqual([])
    const order = Object.keys(areas)
    const upward = Object.entries(areas).filter(([area, { knows }]) =>
      knows.some((one) => order.indexOf(one) < 0 || order.indexOf(one) >= order.indexOf(area)),
    )
    expect(upward).toEqual([])
    const known = files.map((file) => areaOf(relative(ROOT, file))).filter((area) => area !== undefined)
    expect(new Set(known)).toEqual(new Set(Object.keys(AREAS)))
  })

  test('what all areas of the contract share knows none of them, but for the lists that gather them', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        /^functions\/contract\/(?!(?:areas|routes|refusals|settings|acts|notices|scopes|uses)\.ts)[^/]+$/.test(from) &&
        areaOf(to) !== undefined,
    )
    expect(wrong).toEqual([])
  })

  test('of two nouns of core at most one knows the other', () => {
    const known = new Set(imports.map(({ from, to }) => `${nounOf(from)} ${nounOf(to)}`))
    const both = imports
      .map(({ from, to }) => [nounOf(from), nounOf(to)] as const)
      .filter(([from, to]) => from && to && from !== to && known.has(`${to} ${from}`))
    expect(new Set(both.map((pair) => pair.toSorted().join(' and ')))).toEqual(new Set())
  })

  test('the contract imports zod and itself only', () => {
    const wrong = files
      .filter((file) => partOf(relative(ROOT, file)) === 'contract')
      .flatMap((file) => packagesOf(readFileSync(file, 'utf8')))
    expect(new Set(wrong)).toEqual(new Set(['zod/mini']))
  })

  test('a feature of the browser reaches another only through its page or index', () => {
    const feature = (path: string) => /^web\/src\/features\/([^/]+)\//.exec(path)?.[1]
    const wrong = imports.filter(({ from, to }) => {
      const [own, other] = [feature(from), feature(to)]
      return own && other && own !== other && !/\/(index|page)\.tsx?$/.test(to)
    })
    expect(wrong).toEqual([])
  })

  test('a feature of the browser calls the server in its api file only, and no component does', () => {
    const api = /^web\/src\/features\/[^/]+\/api\.ts$/
    const calling = /^web\/src\/lib\/(client|use-row)\.ts$/
    const wrong = imports.filter(
      ({ from, to }) =>
        (from.startsWith('web/src/features/') && calling.test(to) && !api.test(from)) ||
        (from.endsWith('.tsx') && calling.test(to)),
    )
    expect(wrong).toEqual([])
    const components = files.filter((file) => /\/web\/src\/.*\.tsx$/.test(file))
    const calls = components.flatMap((file) =>
      namesFrom(readFileSync(file, 'utf8'), 'api.ts').map((name) => `${relative(ROOT, file)} ${name}`),
    )
    expect(calls.filter((call) => !/ (use[A-Z]|type )/.test(call))).toEqual([])
  })

  test('no two files import each other in a circle', () => {
    expect(circles()).toEqual([])
  })

  test('core knows a closed list of file names: a use case begins with its verb', () => {
    const names = inCore.filter((path) => !/\/(entity|([a-z]+-)?store|rules|texts|follow)\.ts$/.test(path))
    expect(names.filter((path) => !/\/([a-z0-9]+(-[a-z0-9]+)+|statuses|consent|gate|row)\.ts$/.test(path))).toEqual([])
    const pure = names.filter((path) => !VERBS.has(/([a-z0-9]+)-[^/]+$/.exec(path)?.[1] ?? ''))
    const wrong = imports.filter(
      ({ from, to }) =>
        pure.includes(from) &&
        /[/-]store\.ts$|platform\/table\/client|platform\/aws\/|\/(?:pool|twilio|dealer-ftp)\/(?!.*failure)/.test(to),
    )
    expect(wrong).toEqual([])
  })

  test('an organization is proven only at the doors, and by items of the table', () => {
    const users = files
      .filter((file) => readFileSync(file, 'utf8').includes('provenOrg('))
      .map((file) => relative(ROOT, file))
    const wrong = users.filter(
      (path) =>
        !/^functions\/(serve|webhooks|jobs|core\/platform\/ctx|core\/platform\/changes\/read-changes|core\/[^/]+\/[^/]+\/store)/.test(
          path,
        ),
    )
    expect(wrong).toEqual([])
  })

  test('what differs between channels stands in their files: no code asks which one it is', () => {
    const asks = new RegExp(
      `(?:[=!]==? |case |(?:startsWith|includes|replace)\\(.{0,3})['"]?(?:${ALL_CHANNELS.join('|')})\\b`,
    )
    const wrong = files
      .map((file) => relative(ROOT, file))
      .filter((path) => !/^(functions\/contract\/customers|lib\/local\/twilio)\/channels\//.test(path))
      .filter((path) => asks.test(readFileSync(join(ROOT, path), 'utf8')))
    expect(wrong).toEqual([])
  })

  test('a table command is seen only in a store', () => {
    const wrong = files
      .map((file) => relative(ROOT, file))
      .filter(
        (path) =>
          path.startsWith('functions/core/') &&
          !/(\/entity|[/-]store)\.ts$|^functions\/core\/platform\/table\//.test(path),
      )
      .filter((path) =>
        /dynamodb-toolbox\/(table|entity\/actions)\/(?!update\/symbols|format)/.test(
          readFileSync(join(ROOT, path), 'utf8'),
        ),
      )
    expect(wrong).toEqual([])
  })
})

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return sources(path)
    return /\.tsx?$/.test(name) ? [path] : []
  })
}

/** The file that an import names: beside the one that imports it, or in the contract (package.json, `imports`). */
function resolved(file: string, target: string): string {
  return target.startsWith('#') ? join(ROOT, 'functions', target.slice(1)) : resolve(dirname(file), target)
}

function importsOf(text: string): string[] {
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*'((?:\.|#contract\/)[^']+)'/g)].map((match) => match[1] ?? '')
}

function packagesOf(text: string): string[] {
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*'([^'.#][^']*)'/g)].map((match) => match[1] ?? '')
}

/** What a file imports from files of this name. */
function namesFrom(text: string, name: string): string[] {
  const found = [...text.matchAll(/import \{([^}]*)\} from '([^']*)'/g)].filter((match) =>
    match[2]?.endsWith(`/${name}`),
  )
  return found.flatMap((match) =>
    (match[1] ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  )
}

/** `stock` of `functions/core/stock/syncs/rules.ts`, and `stock/syncs`; a file of the area itself is no noun's. */
const areaOf = (path: string) => /^functions\/(?:core|contract)\/([^/]+)\//.exec(path)?.[1]
const nounOf = (path: string) => /^functions\/core\/([^/]+\/[^/]+)\//.exec(path)?.[1]

function partOf(path: string): string | undefined {
  return PARTS.find(([pattern]) => pattern.test(path))?.[1]
}

/** Circles of imports, of types as well, each named once by its files. */
function circles(): string[][] {
  const known = new Map<string, string[]>()
  for (const { from, to } of imports) known.set(from, [...(known.get(from) ?? []), to])
  const found: string[][] = []
  const done = new Set<string>()
  const walk = (file: string, path: string[]) => {
    if (path.includes(file)) {
      found.push(path.slice(path.indexOf(file)))
      return
    }
    if (done.has(file)) return
    for (const target of known.get(file) ?? []) walk(target, [...path, file])
    done.add(file)
  }
  for (const file of known.keys()) walk(file, [])
  return found
}
