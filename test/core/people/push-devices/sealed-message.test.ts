import { expect, test } from 'vitest'
import { pushKey } from '../../../../functions/core/people/push-devices/push-key.ts'
import { sealedMessage } from '../../../../functions/core/people/push-devices/sealed-message.ts'

const bytes = (base64url: string) => Buffer.from(base64url, 'base64url')

test('a push is encrypted as the example of RFC 8291 is, byte for byte', () => {
  const browser = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  const once = {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  }
  expect(sealedMessage(browser, 'When I grow up, I want to be a watermelon', once).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('our key pair follows from the deployment’s secret, and no two secrets share one', () => {
  const [one, again, other] = ['a secret', 'a secret', 'another'].map((secret) => pushKey(secret).publicKey)
  expect(one).toHaveLength(65)
  expect(again).toEqual(one)
  expect(other).not.toEqual(one)
})
