import { areas } from '#contract/areas.ts'
import { circlesAmong } from './circles.ts'
import { type Rule, stepsIn } from './house.ts'
import { AREAS, ARROWS, areaOf, featureOf, featurePartOf, GATHERS, localPartOf, nounOf, partOf } from './parts.ts'

/** Rules on the dependencies between parts, areas, and nouns. */
export const arrows: Rule[] = [
  {
    says: 'every file has a part of the house',
    breaches: ({ leaves }) =>
      leaves.map(({ path }) => path).filter((path) => partOf(path) === undefined && !path.endsWith('README.md')),
  },
  {
    says: 'every import leads to a file of the house, and says which',
    breaches: (house) => [
      ...stepsIn(house)
        .filter(({ to }) => !house.paths.has(to) || partOf(to) === undefined)
        .map(({ from, to }) => `${from} → ${to}`),
      // The build is loaded by the local cloud, which also loads unexported parts of the queue's package.
      ...house.sources
        .filter(({ path }) => !/^lib\/local\/(cloud\/load-functions|queues\/fauxqs-parts)\.ts$/.test(path))
        .flatMap(({ path, unreadable }) => unreadable.map((request) => `${path} → ${request}`)),
    ],
  },
  {
    says: 'every import follows an arrow of the design',
    breaches: (house) =>
      stepsIn(house)
        .filter(({ from, to }) => {
          const [source, target] = [partOf(from), partOf(to)]
          return source && target && source !== target && !ARROWS[source]?.includes(target)
        })
        .map(({ from, to }) => `${from} → ${to}`),
  },
  {
    says: 'an area knows only lower ones, in core and in the contract',
    breaches: (house) => [
      ...Object.entries(areas).flatMap(([area, { knows }]) =>
        knows.filter((one) => !isBelow(one, area)).map((one) => `${area} is to know ${one}`),
      ),
      ...house.leaves
        .map(({ path }) => path)
        .filter((path) => {
          const area = areaOf(path)
          return area !== undefined && !(area in AREAS)
        }),
      ...stepsIn(house)
        .filter(({ from, to }) => {
          const [source, target] = [areaOf(from), areaOf(to)]
          return source && target && source !== target && !AREAS[source]?.includes(target)
        })
        .map(({ from, to }) => `${from} → ${to}`),
    ],
  },
  {
    says: 'what all areas of the contract share knows none of them, but for the lists that gather them',
    breaches: (house) =>
      stepsIn(house)
        .filter(({ from, to }) => {
          const shared = /^functions\/contract\/([^/]+)\.ts$/.exec(from)?.[1]
          return shared !== undefined && !GATHERS.has(shared) && areaOf(to) !== undefined
        })
        .map(({ from, to }) => `${from} → ${to}`),
  },
  {
    says: 'a feature of the browser reaches another only through its page or index',
    breaches: (house) =>
      stepsIn(house)
        .filter(({ from, to }) => {
          const [own, other] = [featureOf(from), featureOf(to)]
          return own && other && own !== other && !/\/(index|page)\.tsx?$/.test(to)
        })
        .map(({ from, to }) => `${from} → ${to}`),
  },
  inNoCircle('files', (path) => path),
  inNoCircle('nouns of core', nounOf),
  inNoCircle('features of the browser', featureOf),
  inNoCircle("parts of a browser's feature", featurePartOf),
  inNoCircle('parts of the local cloud', localPartOf),
]

const isBelow = (area: string, other: string) => {
  const order = Object.keys(areas)
  return order.includes(area) && order.indexOf(area) < order.indexOf(other)
}

/** Imports of types count: they are dependencies as well. */
function inNoCircle(what: string, placeOf: (path: string) => string | undefined): Rule {
  return {
    says: `no ${what} know each other in a circle`,
    breaches: (house) =>
      circlesAmong(
        stepsIn(house).flatMap(({ from, to }) => {
          const [own, other] = [placeOf(from), placeOf(to)]
          return own && other ? [{ from: own, to: other }] : []
        }),
      ),
  }
}
