import { expect, test } from 'vitest'
import { expectRoom } from './expect-room.ts'
import { plantFunctions } from './plant-functions.ts'

plantFunctions(20)
const { factsOf } = await import('./synthesize.ts')
const { viewOf } = await import('./stack-facts.ts')
const { routeList } = await import('../../lib/route-list.ts')

const { sizes, all, at } = viewOf(factsOf())

test('forty more routes of twenty functions, and twenty more jobs, all in the largest area, are there', () => {
  const planted = routeList.filter(({ path }) => path.includes('/planted-'))
  expect(planted).toHaveLength(40)
  expect(all('AWS::ApiGatewayV2::Route')).toHaveLength(routeList.length)
  expect(at('Functions/planted-job-20').Type).toBe('AWS::Lambda::Function')
})

test.each(sizes)('with them, $stack still keeps well below what CloudFormation takes in one stack', expectRoom)

test('with them, the API still keeps well below the routes that API Gateway gives one', () => {
  expect(routeList.length).toBeLessThanOrEqual(270)
})

test('with them, a path that people use still takes ten requests a second, and five at once', () => {
  const settings: Record<string, Record<string, number>> = at('Routes/Stage').Properties.RouteSettings
  for (const { path, paths } of routeList.filter(({ traffic }) => traffic === 'usual')) {
    expect(settings[`ANY ${path}`]?.ThrottlingRateLimit, path).toBeGreaterThanOrEqual(10 * paths.length)
    expect(settings[`ANY ${path}`]?.ThrottlingBurstLimit, path).toBeGreaterThanOrEqual(5 * paths.length)
  }
})
