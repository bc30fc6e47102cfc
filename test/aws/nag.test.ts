import { Validations } from 'aws-cdk-lib'
import { Annotations, Match } from 'aws-cdk-lib/assertions'
import { AwsSolutionsChecks } from 'cdk-nag'
import { expect, test } from 'vitest'
import { openApp } from './synthesize.ts'

const ownAddress = { domain: 'desk.example', certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/1' }

test('AWS’s own checks find nothing that is not explained', () => {
  const { app, stack } = openApp()
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  expect(() => app.synth()).not.toThrow()
  expect(Annotations.fromStack(stack).findWarning('*', Match.anyValue())).toEqual([])
})

test('AWS’s own checks find nothing that is not explained in what an address of your own changes', () => {
  const { stack } = openApp(ownAddress)
  const changed = ['Site', 'Lists', 'Media'].map((id) => stack.node.findChild(id))
  expect(changed.flatMap((part) => new AwsSolutionsChecks(part).validateScope(part).violations)).toEqual([])
  const warned = stack.node.findAll().flatMap(({ node }) => node.metadata.filter(({ type }) => /warning/.test(type)))
  expect(warned).toEqual([])
})
