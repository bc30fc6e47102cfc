// The next minute's question about a change: types, style, the rules of the house, and the tests that it reaches.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { reachedTests } from './reached-tests.ts'

/** What differs from `main`, or, on `main` itself, from what is committed and else from the commit before. */
function changedFiles(): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
  const begun = () => [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
  const since = git('rev-parse', '--abbrev-ref', 'HEAD')[0] === 'main' ? 'HEAD~1' : 'main'
  const open = begun()
  if (open.length > 0 && since === 'HEAD~1') return open
  return [...new Set([...open, ...git('diff', '--name-only', since, 'HEAD')])]
}

async function run(
  what: string,
  command: string,
  args: string[],
): Promise<{ what: string; seconds: number; isFine: boolean }> {
  const startedAt = performance.now()
  const child = spawn(`node_modules/.bin/${command}`, args, { stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  return { what, seconds: (performance.now() - startedAt) / 1000, isFine: code === 0 }
}

const changed = changedFiles().filter((path) => existsSync(path))
const styled = changed.filter((path) => /\.([cm]?[jt]sx?|css|json)$/.test(path))
const tests = reachedTests(changed)
console.log(`${changed.length} changed files reach ${tests.length} test files beside the house.`)

const parts = await Promise.all([
  run('types', 'tsc', ['-b', 'tsconfig.app.json', 'tsconfig.aws.json', '--checkers', '1']),
  styled.length > 0 ? run('style', 'biome', ['check', ...styled]) : [],
  run('house and tests', 'vitest', ['run', 'test/house', ...tests]),
])
for (const { what, seconds, isFine } of parts.flat())
  console.log(`${isFine ? 'fine  ' : 'BROKEN'}  ${seconds.toFixed(1).padStart(6)} s  ${what}`)
if (parts.flat().some(({ isFine }) => !isFine)) process.exit(1)
