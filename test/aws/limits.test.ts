import { expect, test } from 'vitest'
import { expectRoom } from './expect-room.ts'
import { theStack } from './the-stack.ts'

const stack = await theStack()

test.each(stack.sizes)('$stack keeps well below what CloudFormation takes in one stack', expectRoom)

test('the API keeps well below the routes that API Gateway gives one', () => {
  expect(stack.all('AWS::ApiGatewayV2::Route').length).toBeLessThanOrEqual(270)
})
