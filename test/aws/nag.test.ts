import { Validations } from 'aws-cdk-lib'
import { Annotations, Match } from 'aws-cdk-lib/assertions'
import { AwsSolutionsChecks } from 'cdk-nag'
import { expect, test } from 'vitest'
import { openApp } from './synthesize.ts'

const ownAddress = { domain: 'desk.example', certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/1' }

test.each([
  ['CloudFront’s address', {}],
  ['an address of your own', ownAddress],
])('AWS’s own checks find nothing that is not explained, with %s', (_, options) => {
  const { app, stack } = openApp(options)
  expect(Annotations.fromStack(stack).findWarning('*', Match.anyValue())).toEqual([])

  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  expect(() => app.synth({ force: true })).not.toThrow()
})
