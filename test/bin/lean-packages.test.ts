import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { leanPackages } from '../../bin/lean-packages.ts'
import { auth } from '../../functions/contract/auth.ts'

test('a lean bundle checks a form in the same words as the source', async () => {
  const outfile = join(mkdtempSync(join(tmpdir(), 'lotwire-lean-')), 'auth.mjs')
  const entryPoints = ['functions/contract/auth.ts']
  await build({ entryPoints, outfile, bundle: true, format: 'esm', platform: 'node', plugins: [leanPackages] })
  const bundled = (await import(outfile)) as { auth: typeof auth }

  const form = { firstName: '', email: 'nobody', password: 'short' }
  const issues = auth.signup.body.safeParse(form).error?.issues
  expect(issues?.length).toBeGreaterThan(3)
  expect(bundled.auth.signup.body.safeParse(form).error?.issues).toEqual(issues)
})
