/** Matches whatever is below a path, as API Gateway writes it. */
export const TAIL = '/{proxy+}'

interface FoundPath<Served> {
  served: Served
  /** Its parameters, decoded if the path was; of a tail, `proxy`. */
  parameters?: Record<string, string>
}

/**
 * The one of these that API Gateway takes for a path, in whatever order they are: the one with the most fixed segments,
 * and one with a tail only if no other fits. A parameter is one segment, and never empty.
 */
export function findPath<Served extends { path: string }>(
  among: readonly Served[],
  path: string,
): FoundPath<Served> | undefined {
  const given = path.split('/')
  const fitting = among.filter((one) => fits(segmentsOf(one.path), given))
  const [served] = fitting.toSorted((a, b) => openness(a.path) - openness(b.path))
  if (!served) return
  const parameters = served.path.split('/').flatMap((segment, i) => {
    if (segment === '{proxy+}') return [['proxy', given.slice(i).join('/')] as const]
    return isParameter(segment) ? [[segment.slice(1, -1), given[i] ?? ''] as const] : []
  })
  return parameters.length > 0 ? { served, parameters: Object.fromEntries(parameters) } : { served }
}

/** Each request is held against every path: a path is split once. */
const split = new Map<string, string[]>()
function segmentsOf(path: string): string[] {
  const known = split.get(path)
  if (known) return known
  const segments = path.split('/')
  split.set(path, segments)
  return segments
}

const isParameter = (segment: string) => segment.startsWith('{')
const openness = (path: string) => (path.endsWith(TAIL) ? 100 : path.split('/').filter(isParameter).length)

function fits(segments: string[], given: string[]): boolean {
  const hasTail = segments.at(-1) === '{proxy+}'
  if (hasTail ? given.length < segments.length : given.length !== segments.length) return false
  const fixed = hasTail ? segments.slice(0, -1) : segments
  return fixed.every((segment, i) => (isParameter(segment) ? given[i] !== '' : segment === given[i]))
}
