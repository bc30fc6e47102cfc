import { expect, test } from 'vitest'
import { pictureSources } from '../../../web/src/features/inventory/picture-sources.ts'

test('DealerCenter’s pictures are asked for in the size of a card', () => {
  expect(pictureSources('https://imagesdl.dealercenter.net/1920/1440/202610-bd3d375e6206e2db.jpg')).toEqual({
    src: 'https://imagesdl.dealercenter.net/800/600/202610-bd3d375e6206e2db.jpg',
    srcSet:
      'https://imagesdl.dealercenter.net/400/300/202610-bd3d375e6206e2db.jpg 400w, https://imagesdl.dealercenter.net/800/600/202610-bd3d375e6206e2db.jpg 800w',
  })
})

test.each([
  'https://cdn.homenet.example/800/600/1.jpg',
  'https://imagesdl.dealercenter.net.example/800/600/1.jpg',
  'https://imagesdl.dealercenter.net/plain.jpg',
])('%s stays as it is', (url) => expect(pictureSources(url)).toEqual({ src: url }))
