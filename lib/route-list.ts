import { TAIL } from '#contract/find-path.ts'
import type { Row } from '#contract/route.ts'
import { pathList, type ServedPath } from './path-list.ts'

/** What limits a route's requests (aws/api.ts). */
export type Traffic = 'webhooks' | 'strangers' | 'busy' | 'usual'

interface Route {
  path: Row['path']
  functionName: string
  traffic: Traffic
  /** The paths of the contract that it takes. */
  paths: readonly ServedPath[]
}

/** The HTTP API's routes. API Gateway gives an API 300, which thus lasts for several times as many paths. */
export const routeList = routesOf(pathList)

/**
 * A route for each path that takes its own share of requests, and for all others of one function below one path
 * together, with a tail: `/api/labels/{proxy+}`. API Gateway prefers a path of its own to a tail, so that nothing else
 * below there is taken away; tails do not meet, as below each of their paths all is one function's.
 */
function routesOf(served: readonly ServedPath[]): Route[] {
  const routes = new Map<string, Route & { paths: ServedPath[] }>()
  for (const one of served) {
    const path = pathOfRoute(one, served)
    const route = routes.get(path) ?? { path, functionName: one.functionName, traffic: trafficOf(one.rows), paths: [] }
    route.paths.push(one)
    routes.set(path, route)
  }
  return [...routes.values()]
}

function pathOfRoute(one: ServedPath, served: readonly ServedPath[]): Row['path'] {
  if (trafficOf(one.rows) !== 'usual') return one.path
  const top = prefixesOf(one.path).find((prefix) =>
    served.every(({ path, functionName }) => functionName === one.functionName || !isWithin(path, prefix)),
  )
  const isBelow = ({ path, rows }: ServedPath) => path.startsWith(`${top}/`) && trafficOf(rows) === 'usual'
  return top && isBelow(one) && served.filter(isBelow).length > 1 ? `${top}${TAIL}` : one.path
}

/** The fixed starts of a path, `/api/labels` first. */
function prefixesOf(path: string): `/${string}`[] {
  const segments = path.split('/').slice(1)
  const fixed = segments.findIndex((segment) => segment.startsWith('{'))
  const count = fixed < 0 ? segments.length : fixed
  return Array.from({ length: Math.max(count - 1, 0) }, (_, i) => `/${segments.slice(0, i + 2).join('/')}` as const)
}

function isWithin(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`)
}

function trafficOf(rows: readonly Row[]): Traffic {
  if (rows.some(({ access }) => access === 'signed')) return 'webhooks'
  if (rows.some(({ access }) => access === 'public' || access === 'visitor')) return 'strangers'
  return rows.some(({ isBusy }) => isBusy) ? 'busy' : 'usual'
}
