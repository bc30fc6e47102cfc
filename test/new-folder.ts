import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/** An empty folder for a test; when the run is over it is removed with everything in it. */
export const newFolder = (name = 'test'): string => mkdtempSync(join(inject('runFolder'), `${name}-`))
