import { ChakraProvider } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { system } from '../../web/src/ui/system.ts'

/** What a component shows at first, as a person reads it; a button or a link stands in brackets. */
export function textOf(shown: ReactNode): string {
  const markup = renderToStaticMarkup(<ChakraProvider value={system}>{shown}</ChakraProvider>)
  const visible = markup.replace(/<(style|script|svg)\b[\s\S]*?<\/\1>/g, '')
  return plain(
    visible.replace(/<(?:button|a)\b([^>]*)>([\s\S]*?)<\/(?:button|a)>/g, (_, attributes, inner) => {
      const label = /aria-label="([^"]*)"/.exec(attributes)?.[1]
      return ` [${label ?? plain(inner)}] `
    }),
  )
}

const plain = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
