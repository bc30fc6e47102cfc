import { describe, expect, test } from 'vitest'
import { picturesOf } from '../../web/pages/pictures.ts'

const site = { origin: 'https://desk.dealer.example' }

describe('a picture of a feed', () => {
  test.each([
    ['https://imagesdl.dealercenter.net/800/600/202610-bd3d.jpg'],
    ['https://desk.dealer.example/pictures/800/600/1.jpg'],
  ])('%s is asked for in the size that is wanted', (address) => {
    const [picture] = picturesOf(site, [address])
    expect(picture?.at(320)).toBe(address.replace('/800/600/', '/320/240/'))
    expect(picture?.url).toBe(address)
  })

  test.each([
    ['https://cdn.example/800/600/car.jpg'],
    ['https://images.dealercenter.net/800/600/car.jpg'],
    ['https://imagesdl.dealercenter.net/car.jpg'],
    ['https://dealercenter.net.evil.example/800/600/car.jpg'],
  ])('%s is shown as it is', (address) => {
    const [picture] = picturesOf(site, [address])
    expect([picture?.at(320), picture?.isSized]).toEqual([address, false])
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https://x',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'http://cdn.example/car.jpg',
    '//cdn.example/car.jpg',
    'https://user:secret@cdn.example/car.jpg',
    'ftp://cdn.example/car.jpg',
    'car.jpg',
    '',
  ])('%j is not shown', (address) => {
    expect(picturesOf(site, [address])).toEqual([])
  })

  test('an address that would break out of its attribute is written so that it cannot', () => {
    const [picture] = picturesOf(site, ['https://cdn.example/"><img src=x onerror=alert(1)>.jpg, https://x 2x'])
    expect(picture?.at(800)).not.toMatch(/["<>\s]/)
  })
})
