import { findPath } from '#contract/find-path.ts'
import { routeList } from '../../route-list.ts'

export interface FoundRoute {
  routeKey: string
  functionName: string
  pathParameters?: Record<string, string>
}

/** The API's route that takes a path, whatever the method, as API Gateway would tell its function; parameters are decoded. */
export function findRoute(path: string): FoundRoute | undefined {
  const found = findPath(routeList, path)
  if (!found) return
  const { served, parameters } = found
  const decoded = Object.entries(parameters ?? {}).map(([name, value]) => [name, decodeURIComponent(value)] as const)
  return {
    routeKey: `ANY ${served.path}`,
    functionName: served.functionName,
    pathParameters: decoded.length > 0 ? Object.fromEntries(decoded) : undefined,
  }
}
