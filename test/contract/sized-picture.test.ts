import { expect, test } from 'vitest'
import { sizedPicture } from '#contract/stock/sized-picture.ts'

const OWN = 'http://127.0.0.1:4000'

test.each([
  [
    'https://imagesdl.dealercenter.net/1920/1440/202610-bd3d.jpg',
    'https://imagesdl.dealercenter.net/320/240/202610-bd3d.jpg',
  ],
  ['https://imagesdl.dealercenter.net/640/480/a.jpg?v=1/2', 'https://imagesdl.dealercenter.net/320/240/a.jpg?v=1/2'],
  [`${OWN}/local/photos/800/600/a.svg`, `${OWN}/local/photos/320/240/a.svg`],
])('%s is had smaller as %s', (address, smaller) => expect(sizedPicture(address, OWN)?.(320)).toBe(smaller))

test.each([
  'https://cdn.homenet.example/800/600/1.jpg',
  'https://images.dealercenter.net/800/600/1.jpg',
  'http://imagesdl.dealercenter.net/800/600/1.jpg',
  'https://imagesdl.dealercenter.net.example/800/600/1.jpg',
  'https://imagesdl.dealercenter.net@example.com/800/600/1.jpg',
  'https://imagesdl.dealercenter.net/plain.jpg',
  'https://imagesdl.dealercenter.net/plain.jpg?at=/800/600/1.jpg',
  'https://imagesdl.dealercenter.net/800/600/',
  '/800/600/1.jpg',
])('of %s no other size is known', (address) => expect(sizedPicture(address, OWN)).toBeUndefined())
