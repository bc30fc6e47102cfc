import type { Row } from '#contract/route.ts'
import { type FunctionName, routes } from '#contract/routes.ts'
import { functionOf } from './function-list.ts'

/** A path of the contract, with the function that serves all of its rows. */
export interface ServedPath {
  path: Row['path']
  functionName: string
  rows: readonly Row[]
}

/** Every path of the contract once; throws where two functions claim the same one. */
export const pathList: readonly ServedPath[] = listPaths()

function listPaths(): ServedPath[] {
  const paths = new Map<string, ServedPath & { rows: Row[] }>()
  for (const key of Object.keys(routes) as FunctionName[])
    for (const row of Object.values<Row>(routes[key])) {
      const served = paths.get(row.path) ?? { path: row.path, functionName: functionOf(key), rows: [] }
      if (served.functionName !== functionOf(key))
        throw new Error(`${row.path} is served by ${served.functionName} and ${functionOf(key)}.`)
      served.rows.push(row)
      paths.set(row.path, served)
    }
  return [...paths.values()]
}
