import { readdirSync, readFileSync } from 'node:fs'
import { posix, resolve } from 'node:path'
import { parseSync } from 'vite'

/** A file of the house by its path from the root; only code, style sheets, and docs have their text read. */
export type Leaf = { path: string; text: string }

export type Import = {
  /** A file by its path from the root, or a package's name. */
  to: string
  isPackage: boolean
  /** Of types only: nothing is loaded. */
  isType: boolean
  /** Loaded by dynamic `import()`. */
  isLazy: boolean
  /** The names imported as values, as exported by the other file, and those imported as types; `*` for all of them. */
  names: string[]
  types: string[]
}

export type Node = { type: string; start: number } & Record<string, unknown>

export type Source = Leaf & {
  imports: Import[]
  /** Imports whose target is known only at run time, and other ways of loading a file. */
  unreadable: string[]
  /** Every node of its syntax tree, parents first. */
  nodes: () => Node[]
}

const ROOT = resolve(import.meta.dirname, '../..')
const isCode = (path: string) => /\.(?:[cm]?[jt]s|[jt]sx)$/.test(path)

/** All files of the product, without tests and builds. */
export function readLeaves(folders = ['bin', 'lib', 'functions', 'web']): Leaf[] {
  return folders.flatMap((folder) =>
    readdirSync(resolve(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => posix.relative(ROOT, posix.join(parentPath, name)))
      .map((path) => ({
        path,
        text: isCode(path) || /\.(?:css|md)$/.test(path) ? readFileSync(resolve(ROOT, path), 'utf8') : '',
      })),
  )
}

export const readSources = (leaves: Leaf[]): Source[] => leaves.filter(({ path }) => isCode(path)).map(readSource)

export function readSource({ path, text }: Leaf): Source {
  const parsed = parseSync(path, text, { astType: 'ts' })
  if (parsed.errors.length > 0) throw new Error(`${path} cannot be parsed: ${parsed.errors[0]?.message}`)
  const { staticImports, staticExports, dynamicImports } = parsed.module
  let nodes: Node[] | undefined
  const nodesOf = () => {
    nodes ??= flatten(parsed.program as unknown as Node)
    return nodes
  }

  const whole = staticImports.map(({ moduleRequest, entries }) => ({
    ...targetOf(path, moduleRequest.value),
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
    isLazy: false,
    names: entries.filter(({ isType }) => !isType).map(nameOf),
    types: entries.filter(({ isType }) => isType).map(nameOf),
  }))
  const handedOn = staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType, importName }) =>
      moduleRequest
        ? [
            {
              ...targetOf(path, moduleRequest.value),
              isType,
              isLazy: false,
              names: isType ? [] : [importName.name ?? '*'],
              types: isType ? [importName.name ?? '*'] : [],
            },
          ]
        : [],
    )
  const lazy = dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start, moduleRequest.end))
  const isPlain = (request: string) => /^(['"`])[^$]*\1$/.test(request)
  // `import('…').Name` in a type, and other ways in which a bundler or Node would load files.
  const rare = /\bimport\s*\(|\brequire\b|import\.meta\.(?:glob|resolve)|\bimport\s+\w+\s*=/.test(text) ? nodesOf() : []
  return {
    path,
    text,
    nodes: nodesOf,
    imports: [
      ...whole,
      ...handedOn,
      ...lazy.filter(isPlain).map((request) => ({
        ...targetOf(path, request.slice(1, -1)),
        isType: false,
        isLazy: true,
        names: ['*'],
        types: [],
      })),
      ...rare
        .filter(({ type }) => type === 'TSImportType')
        .map(({ source }) => ({
          ...targetOf(path, (source as { value: string }).value),
          isType: true,
          isLazy: false,
          names: [],
          types: ['*'],
        })),
    ],
    unreadable: [
      ...lazy.filter((request) => !isPlain(request)),
      ...rare.filter(loads).map((node) => text.slice(node.start, node.end as number)),
    ],
  }
}

const nameOf = ({ importName }: { importName: { kind: string; name?: string | null } }) =>
  importName.name ?? (importName.kind === 'Default' ? 'default' : '*')

const loads = ({ type, callee, arguments: args, property, object }: Node) =>
  type === 'TSExternalModuleReference' ||
  (type === 'CallExpression' && (callee as Node).name === 'require' && (args as Node[])[0]?.type === 'Literal') ||
  (type === 'MemberExpression' &&
    (object as Node).type === 'MetaProperty' &&
    ['glob', 'resolve'].includes((property as { name: string }).name))

/** The file that an import names: relative to the importing one, or in the contract (package.json, `imports`). */
function targetOf(path: string, request: string): { to: string; isPackage: boolean } {
  const name = request.replace(/\?\w+$/, '')
  if (name.startsWith('#')) return { to: posix.join('functions', name.slice(1)), isPackage: false }
  if (name.startsWith('.')) return { to: posix.join(posix.dirname(path), name), isPackage: false }
  return { to: name, isPackage: true }
}

function flatten(root: Node): Node[] {
  const found: Node[] = []
  const walk = (value: unknown) => {
    if (Array.isArray(value)) for (const one of value) walk(one)
    else if (value && typeof value === 'object') {
      if ('type' in value) found.push(value as Node)
      // Targets of imports are in `imports`; a literal type is not a value.
      if ((value as Node).type !== 'TSLiteralType')
        for (const key in value) if (key !== 'source') walk((value as Record<string, unknown>)[key])
    }
  }
  walk(root)
  return found
}
