import { methodsOf, type Row } from '#contract/route.ts'
import { type FunctionName, routes } from '#contract/routes.ts'
import { functionOf } from '../../function-list.ts'

export interface FoundRoute {
  routeKey: string
  functionName: string
  pathParameters?: Record<string, string>
}

const isParameter = (segment: string) => segment.startsWith('{')
const parametersIn = (segments: string[]) => segments.filter(isParameter).length

const known = (Object.keys(routes) as FunctionName[]).flatMap((key) =>
  Object.values<Row>(routes[key]).flatMap((row) =>
    methodsOf(row).map((method) => ({
      method: method as string,
      routeKey: `${method} ${row.path}`,
      functionName: functionOf(key),
      segments: row.path.split('/'),
    })),
  ),
)

/** API Gateway takes the route with the most fixed segments, regardless of the order of creation. */
const routesByPreference = known.toSorted((a, b) => parametersIn(a.segments) - parametersIn(b.segments))

/** The route of the contract that matches a request; a parameter is one segment, decoded, and never empty. */
export function findRoute(method: string, path: string): FoundRoute | undefined {
  const given = path.split('/')
  const route = routesByPreference.find(
    ({ segments, method: wanted }) =>
      wanted === method &&
      segments.length === given.length &&
      segments.every((segment, i) => (isParameter(segment) ? given[i] !== '' : segment === given[i])),
  )
  if (!route) return
  const { routeKey, functionName, segments } = route
  const parameters = segments.flatMap((segment, i) =>
    isParameter(segment) ? [[segment.slice(1, -1), decodeURIComponent(given[i] ?? '')] as const] : [],
  )
  return { routeKey, functionName, pathParameters: parameters.length > 0 ? Object.fromEntries(parameters) : undefined }
}
