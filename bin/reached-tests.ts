import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** The file that an import leads to, from the repository's folder; undefined for a package. */
const targetOf = (from: string, request: string) =>
  request.startsWith('#')
    ? posix.join('functions', request.slice(1))
    : request.startsWith('.')
      ? posix.join(posix.dirname(from), request)
      : undefined

function importsOf(path: string): string[] {
  const source = readFileSync(path, 'utf8')
  const found = source.matchAll(/\b(?:from|import\()\s*'([.#][^'?]+)/g)
  return [...found].flatMap(([, request = '']) => targetOf(path, request) ?? [])
}

/** The folders, or files, of tests that mirror a file's: of its noun, its feature, or its part of the local cloud. */
function mirrorsOf(path: string): string[] {
  const [, area, noun] = /^functions\/core\/([^/]+)\/([^/]+)\//.exec(path) ?? []
  const [, feature] = /^web\/src\/features\/([^/]+)\//.exec(path) ?? []
  const [, local] = /^lib\/(local\/[^/.]+)/.exec(path) ?? []
  if (/^lib\/(aws\/|stack\.ts)/.test(path)) return ['test/aws']
  // Calls of a noun's own are tried through the API.
  if (noun) return [`test/core/${area}/${noun}`, `test/${area}/${noun}`]
  return feature ? [`test/web/${feature}`] : local ? [`test/${local}`] : []
}

/**
 * The tests that a change reaches: changed ones, those in the folders that mirror it, and those that import what changed.
 * What reaches it only through the running product is told by `npm test`.
 */
export function reachedTests(changed: readonly string[]): string[] {
  const mirrors = changed.flatMap(mirrorsOf)
  return globSync('test/**/*.test.{ts,tsx}')
    .filter(
      (test) =>
        changed.includes(test) ||
        mirrors.some((folder) => test.startsWith(`${folder}/`) || test.startsWith(`${folder}.test.`)) ||
        importsOf(test).some((path) => changed.includes(path)),
    )
    .toSorted()
}
