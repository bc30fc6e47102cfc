import { DeleteObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { beforeAll, expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import type { Ctx } from '../../../../functions/core/platform/ctx.ts'
import { getProblemsLink } from '../../../../functions/core/stock/syncs/get-problems-link.ts'
import { manager } from '../../../bench/dealership.ts'
import { bringIn, openStockWorld } from './world.ts'

beforeAll(openStockWorld)

const LIST = 'StockNumber,Make,Model,Price\nA1,Kia,Soul,100\nA2,,,100\nA3,Kia,Soul,barato\n'
const ENGLISH = [
  'line,column,value,message',
  '3,,,"This row has no make, model or title."',
  '4,Price,barato,"This is not a price, so it was left out."',
  '',
].join('\r\n')
const SPANISH = [
  'línea,columna,valor,mensaje',
  '3,,,"Esta fila no tiene marca, modelo ni título."',
  '4,Price,barato,Esto no es un precio y se omitió.',
  '',
].join('\r\n')

/** A reader whose browser requests the other language, which must be ignored. */
const readBy = (ctx: Ctx, language: Language): Ctx => ({
  ...ctx,
  language: language === 'en' ? 'es' : 'en',
  caller: { ...ctx.caller, language },
})

/** A file as a person's browser saves it, with its name. */
async function save(ctx: Ctx, id: string) {
  const answer = await fetch((await getProblemsLink(ctx, { id })).location)
  const [, filename] = /filename="(.*)"/.exec(answer.headers.get('content-disposition') ?? '') ?? []
  return { status: answer.status, filename, text: await answer.text() }
}

test('what was wrong with rows is read in the language of the person who asks', async () => {
  const ctx = manager()
  const { id, started_at } = await bringIn(ctx, LIST)
  const day = started_at.slice(0, 10)
  const english = { status: 200, filename: `problems-${day}.csv`, text: ENGLISH }
  expect(await save(readBy(ctx, 'en'), id)).toEqual(english)
  expect(await save(readBy(ctx, 'es'), id)).toEqual({ status: 200, filename: `problemas-${day}.csv`, text: SPANISH })
  await expect(getProblemsLink(readBy(manager(), 'es'), { id })).rejects.toMatchObject({ code: 'not_found' })

  const { href, pathname } = new URL((await getProblemsLink(readBy(ctx, 'es'), { id })).location)
  const [, Bucket, ...key] = decodeURIComponent(pathname).split('/')
  const s3 = new S3Client({ endpoint: new URL(href).origin, forcePathStyle: true })
  await s3.send(new DeleteObjectCommand({ Bucket, Key: key.join('/') }))
  expect(await save(readBy(ctx, 'es'), id), 'a list that was kept in English alone').toEqual(english)
})

test('the list goes by the lines of the file, what is said once of many rows too', async () => {
  const ctx = manager()
  const { id } = await bringIn(ctx, 'StockNumber,Make,Model,Price\nA1,,Soul,100\nA2,,,100\nA3,,Soul,barato\n')
  const lines = (await save(readBy(ctx, 'en'), id)).text.trim().split('\r\n').slice(1)
  expect(lines.map((line) => line.split(',').slice(0, 2).join(' '))).toEqual(['2 Make', '3 ', '4 Price'])
})
