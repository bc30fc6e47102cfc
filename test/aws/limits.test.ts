import { Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { theStack } from './synthesize.ts'

/** CloudFormation takes 500 resources, 200 parameters and 200 outputs a stack, API Gateway 300 routes an API until it is asked for more: what is left is time to split, or to ask. */
const MOST = { resources: 420, parameters: 170, outputs: 150, routes: 290 }

const { stack, all } = theStack()
const stacks = stack.node.findAll().filter((construct) => Stack.isStack(construct))

test.each(stacks.map((one) => [one === stack ? 'the parent' : one.node.id, one] as const))(
  '%s keeps well below what CloudFormation takes in one stack',
  (_, one) => {
    const { Resources, Parameters = {}, Outputs = {} } = Template.fromStack(one).toJSON()
    expect(Object.keys(Resources).length).toBeLessThanOrEqual(MOST.resources)
    expect(Object.keys(Parameters).length).toBeLessThanOrEqual(MOST.parameters)
    expect(Object.keys(Outputs).length).toBeLessThanOrEqual(MOST.outputs)
  },
)

test('the API keeps well below the routes that API Gateway gives one', () => {
  expect(all('AWS::ApiGatewayV2::Route').length).toBeLessThanOrEqual(MOST.routes)
})
