import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

/**
 * A test file's kind is the first that matches its imports, direct or through others in `test`: a browser, the
 * synthesized deployment, the local cloud or a part of it. A file that imports none of them is a unit test.
 */
const KINDS: [string, RegExp][] = [
  ['browser', /^browser\.ts$/],
  ['deployment', /^aws\/synthesize\.ts$/],
  ['integration', /^(cloud|table)\.ts$|^\.\.\/lib\/local\//],
]

const TESTS = import.meta.dirname

const SLOWEST = 10
/** A test that takes longer is named. */
const SLOW_SECONDS = 20

/** Prints, after all tests, the number of each kind and their duration, the slowest files, the slow tests, and the lucky. */
export default class ReportKinds implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const rows = new Map<string, { files: number; tests: number; failed: number; seconds: number }>()
    for (const module of modules) {
      const kind = kindOf(module.moduleId)
      const row = rows.get(kind) ?? { files: 0, tests: 0, failed: 0, seconds: 0 }
      const tests = [...module.children.allTests()]
      rows.set(kind, {
        files: row.files + 1,
        tests: row.tests + tests.length,
        failed: row.failed + tests.filter((test) => test.result().state === 'failed').length,
        seconds: row.seconds + secondsOf(module),
      })
    }
    console.log(`\n${line('kind', 'files', 'tests', 'failed', 'seconds')}`)
    for (const [kind, { files, tests, failed, seconds }] of rows)
      console.log(line(kind, files, tests, failed, seconds.toFixed(0)))
    console.log('Seconds are those of all workers together.')
    const files = modules.map((module) => ({ name: relative(TESTS, module.moduleId), seconds: secondsOf(module) }))
    const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
    console.log(`\nThe slowest files, in seconds:${slowest.map(row).join('')}`)
    const slow = modules.flatMap((module) =>
      [...module.children.allTests()]
        .map((test) => ({ name: test.fullName, seconds: (test.diagnostic()?.duration ?? 0) / 1000 }))
        .filter(({ seconds }) => seconds > SLOW_SECONDS)
        .map(({ name, seconds }) => ({ name: `${relative(TESTS, module.moduleId)}: ${name}`, seconds })),
    )
    if (slow.length > 0) console.log(`\nTests over ${SLOW_SECONDS} s:${slow.map(row).join('')}`)
    const lucky = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `\n${relative(TESTS, module.moduleId)}: ${test.fullName}\n  ${firstErrorOf(test)}`),
    )
    if (lucky.length > 0) console.log(`\nPassed at a second try only:${lucky.join('')}`)
  }
}

/** What it said at the first try, and where. */
function firstErrorOf(test: TestCase): string {
  const [error] = test.result().errors ?? []
  const at = error?.stacks?.find(({ file }) => file.startsWith(TESTS))
  const said = [
    error?.message,
    error?.diff && stripVTControlCharacters(error.diff),
    at && `${relative(TESTS, at.file)}:${at.line}`,
  ]
  return said.filter(Boolean).join('\n').trim().replaceAll('\n', '\n  ')
}

function secondsOf(module: TestModule): number {
  const { duration, setupDuration, collectDuration } = module.diagnostic()
  return (duration + setupDuration + collectDuration) / 1000
}
const row = ({ name, seconds }: { name: string; seconds: number }) => `\n${seconds.toFixed(1).padStart(7)}  ${name}`

const line = (kind: string, ...figures: (string | number)[]) =>
  kind.padEnd(14) + figures.map((figure) => String(figure).padStart(9)).join('')

function kindOf(file: string): string {
  const imported = new Set<string>()
  const follow = (path: string) => {
    if (imported.has(path)) return
    imported.add(path)
    if (!path.startsWith('..')) for (const next of importsOf(path)) follow(next)
  }
  follow(relative(TESTS, file))
  return KINDS.find(([, wanted]) => [...imported].some((path) => wanted.test(path)))?.[0] ?? 'unit'
}

/** The imports of a file in `test`, by path from there. */
function importsOf(path: string): string[] {
  const source = readFileSync(join(TESTS, path), 'utf8')
  const found = source.matchAll(/(?:^(?:import|export) (?!type )[^']*?from |\bimport\(\s*)'(\.[^']+\.tsx?)'/gm)
  return [...found].map(([, to = '']) => join(dirname(path), to)).filter((to) => existsSync(join(TESTS, to)))
}
