import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/** An empty folder for a test, removed with its content after the run. */
export const newFolder = (name = 'test'): string => mkdtempSync(join(inject('runFolder'), `${name}-`))
