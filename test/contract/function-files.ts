import { functionList, type LambdaFunction } from '../../lib/function-list.ts'
import { houseOf } from '../house/house.ts'
import { readLeaves } from '../house/tree.ts'

const house = houseOf(readLeaves())

/** The files that a function imports; without the door of all calls, which imports everything that any of them needs. */
function filesOf({ entry }: LambdaFunction): Set<string> {
  const files = new Set([entry])
  for (const path of files)
    for (const { to, isType } of house.find(path)?.imports ?? [])
      if (!isType && !/^functions\/serve(\.ts|\/)/.test(to)) files.add(to)
  return files
}

/** The functions whose code has this file. */
export const functionsWith = (path: string) => functionList.filter((one) => filesOf(one).has(path))
