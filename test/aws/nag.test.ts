import { Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { expect, test } from 'vitest'
import { synthesize } from './synthesize.ts'

test('AWS’s own checks find nothing that is not explained', () => {
  const { app } = synthesize()
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  expect(() => app.synth({ force: true })).not.toThrow()
})
