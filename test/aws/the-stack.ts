import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { inject } from 'vitest'
import { type StackView, viewOf } from './stack-facts.ts'

let view: Promise<StackView> | undefined

/** The stack without options, synthesized once for all test files of a run: none of them changes it. */
export const theStack = (): Promise<StackView> => {
  view ??= synthesizedOnce()
  return view
}

async function synthesizedOnce(): Promise<StackView> {
  const file = join(inject('runFolder'), 'stack.json')
  for (; !existsSync(file); await setTimeout(100)) {
    try {
      mkdirSync(`${file}.lock`)
    } catch {
      continue
    }
    try {
      const { factsOf } = await import('./synthesize.ts')
      writeFileSync(`${file}.new`, JSON.stringify(factsOf()))
      renameSync(`${file}.new`, file)
    } catch (error) {
      rmSync(`${file}.lock`, { recursive: true })
      throw error
    }
  }
  return viewOf(JSON.parse(readFileSync(file, 'utf8')))
}
