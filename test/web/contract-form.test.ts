import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { useContractForm } from '../../web/src/lib/use-contract-form.ts'

test('a field of a form hears its own onChange', async () => {
  const heard = vi.fn()
  let field: { onChange: (event: { type: string; target: object }) => unknown } | undefined
  function Form() {
    const { register } = useContractForm({ schema: z.object({ name: z.string() }), defaultValues: { name: '' } })
    field = register('name', { onChange: heard })
    return null
  }
  renderToString(createElement(Form))
  const event = { type: 'change', target: { name: 'name', value: 'Ana' } }
  await field?.onChange(event)
  expect(heard).toHaveBeenCalledWith(event)
})
