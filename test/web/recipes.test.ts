import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { recipes as allRecipes, slotRecipes as allSlotRecipes } from '@chakra-ui/react/theme'
import { expect, test } from 'vitest'
import { system } from '../../web/src/ui/system.ts'

const ROOT = join(import.meta.dirname, '../..')
const CHAKRA = join(ROOT, 'node_modules/@chakra-ui/react/dist/esm')

/** The names of a file's imports from Chakra, without types. */
const importsOf = (text: string) =>
  [...text.matchAll(/import \{([^}]*)\} from '@chakra-ui\/react'/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().replace(/ as .*/, ''))
      .filter((name) => name !== '' && !name.startsWith('type ')),
  )

/** Chakra's own file behind each name of its index: `Input` from `components/input/input.js`. */
function placesOfNames(): Map<string, string> {
  const index = readFileSync(join(CHAKRA, 'index.js'), 'utf8')
  const places = new Map<string, string>()
  for (const [, names = '', file = ''] of index.matchAll(/export \{([^}]*)\} from '\.\/([^']+)'/g))
    for (const name of names.split(',')) places.set(name.trim(), file)
  for (const [, file = '', name = ''] of index.matchAll(
    /import \* as \S+ from '\.\/([^']+)';\nexport \{ \S+ as (\w+) \}/g,
  ))
    places.set(name, file)
  return places
}

/** The recipes that a file of Chakra asks the theme for, with those of Chakra's components inside it. */
function recipesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const text = readFileSync(join(CHAKRA, file), 'utf8')
  const own = [...text.matchAll(/\bkey: "(\w+)"/g)].map(([, key = '']) => key)
  const inner = [...text.matchAll(/from '(\.[^']+)'/g)]
    .map(([, path = '']) => join(file, '..', path))
    .filter((path) => path.startsWith('components/'))
  return [...own, ...inner.flatMap((path) => recipesOf(path, seen))]
}

test('every component of Chakra that is used has its recipe in our theme', () => {
  const files = globSync('web/src/**/*.{ts,tsx}', { cwd: ROOT })
  const used = new Set(files.flatMap((file) => importsOf(readFileSync(join(ROOT, file), 'utf8'))))
  const places = placesOfNames()
  const wanted = [...used].flatMap((name) => (places.has(name) ? recipesOf(places.get(name) as string) : []))
  expect(wanted, 'this test still finds them').toEqual(expect.arrayContaining(['button', 'dialog', 'spinner']))

  const inChakra = new Set([...Object.keys(allRecipes), ...Object.keys(allSlotRecipes)])
  const missing = [...new Set(wanted)].filter(
    (key) => inChakra.has(key) && !system.isRecipe(key) && !system.isSlotRecipe(key),
  )
  expect(missing).toEqual([])
})
