import { pathList } from '../../path-list.ts'

export interface FoundRoute {
  routeKey: string
  functionName: string
  pathParameters?: Record<string, string>
}

const isParameter = (segment: string) => segment.startsWith('{')
const parametersIn = (segments: string[]) => segments.filter(isParameter).length

/** API Gateway takes the route with the most fixed segments, regardless of the order of creation. */
const routesByPreference = pathList
  .map(({ path, functionName }) => ({ routeKey: `ANY ${path}`, functionName, segments: path.split('/') }))
  .toSorted((a, b) => parametersIn(a.segments) - parametersIn(b.segments))

/** The route of the contract that matches a path, whatever the method; a parameter is one segment, decoded, and never empty. */
export function findRoute(path: string): FoundRoute | undefined {
  const given = path.split('/')
  const route = routesByPreference.find(
    ({ segments }) =>
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
