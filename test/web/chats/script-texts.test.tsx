import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ConversationRow } from '../../../web/src/features/chats/list/conversation-row.tsx'
import { MessageText } from '../../../web/src/features/chats/thread/message-text.tsx'
import { SCRIPT_TEXTS } from '../../script-texts.ts'
import { aRow } from './rows.ts'

const nothing = () => {}
const rowOf = (name: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ConversationRow
        {...{ top: 0, now: 0, isSelected: false, hasUnsent: false, isTabStop: false, isFromList: true, query: '' }}
        {...{ hasAssignee: true, hasStatus: true, onOpen: nothing, onMark: nothing, onMenu: nothing }}
        row={aRow('one', {
          display_name: name,
          last_message: name,
          assigned_agent: { id: 'two', name },
        })}
      />
    </MemoryRouter>,
  )
const messageOf = (text: string) => renderToStaticMarkup(<MessageText text={text} />)

const SIGNS: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', '#x27': "'" }
/** The markup's elements with the names of their attributes, and its words. */
const partsOf = (markup: string) => ({
  elements: [...markup.matchAll(/<(\w+)((?:\s[\w-]+="[^"]*")*)\s*\/?>/g)].map(([, name, attributes = '']) =>
    [name, ...[...attributes.matchAll(/\s([\w-]+)="/g)].map(([, each]) => each)].join(' '),
  ),
  words: markup.replace(/<[^>]*>/g, '').replace(/&(#x27|\w+);/g, (whole, name) => SIGNS[name] ?? whole),
})

test('each stands in the list as a name and a last message, and brings nothing of its own', () => {
  const harmless = partsOf(rowOf('Carla')).elements
  for (const text of SCRIPT_TEXTS) {
    const { elements, words } = partsOf(rowOf(text))
    expect(words).toContain(text)
    expect(elements, text).toEqual(harmless)
  }
})

test('each stands in a message as it was written, with links to the web alone', () => {
  for (const text of SCRIPT_TEXTS) {
    const markup = messageOf(text)
    const { elements, words } = partsOf(markup)
    expect(words).toBe(text)
    expect(elements.filter((each) => each !== 'p class dir' && each !== 'a href target rel')).toEqual([])
    for (const [, address = ''] of markup.matchAll(/href="([^"]*)"/g)) expect(address).toMatch(/^(https?:|mailto:)/)
  }
})
