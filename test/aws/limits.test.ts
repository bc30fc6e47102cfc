import { expect, test } from 'vitest'
import { theStack } from './the-stack.ts'

/** CloudFormation takes 500 resources, 200 parameters and 200 outputs a stack, API Gateway 300 routes an API until it is asked for more: what is left is time to split, or to ask. */
const MOST = { resources: 420, parameters: 170, outputs: 150, routes: 270 }

const { sizes, all } = await theStack()

test.each(sizes)('$stack keeps well below what CloudFormation takes in one stack', (size) => {
  expect(size.resources).toBeLessThanOrEqual(MOST.resources)
  expect(size.parameters).toBeLessThanOrEqual(MOST.parameters)
  expect(size.outputs).toBeLessThanOrEqual(MOST.outputs)
})

test('the API keeps well below the routes that API Gateway gives one', () => {
  expect(all('AWS::ApiGatewayV2::Route').length).toBeLessThanOrEqual(MOST.routes)
})
