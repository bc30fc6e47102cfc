import { expect, test } from 'vitest'
import { pictureSources } from '../../../web/src/features/inventory/picture-sources.ts'

const OWN = 'https://desk.dealer.example'

test.each(['https://imagesdl.dealercenter.net', `${OWN}/photos`])(
  'pictures of %s are asked for in the size of a card, then as the feed gave them',
  (place) => {
    const given = `${place}/1920/1440/202610-bd3d375e6206e2db.jpg`
    const of = (size: string) => given.replace('1920/1440', size)
    expect(pictureSources(given, OWN)).toEqual([
      { src: of('800/600'), srcSet: `${of('400/300')} 400w, ${of('800/600')} 800w` },
      { src: given },
    ])
  },
)

test('a picture whose host knows no sizes is asked for as it is', () => {
  const given = 'https://cdn.homenet.example/800/600/1.jpg'
  expect(pictureSources(given, OWN)).toEqual([{ src: given }])
})
