import { chatPages } from '#contract/messaging/webchat.ts'
import { chatPage } from '../../web/pages/chat/chat-page.ts'
import { chatScript } from '../../web/pages/chat/chat-script.ts'
import { failurePage } from '../../web/pages/failure-page.ts'
import { readerOf } from '../../web/pages/reader.ts'
import { findAnswering } from '../core/assistant/modes/find-answering.ts'
import { findScriptChat } from '../core/messaging/webchat/find-script-chat.ts'
import { openChat } from '../core/messaging/webchat/open-chat.ts'
import { publicOrigin } from '../core/platform/environment.ts'
import { serve } from '../serve.ts'

export const handler = serve(
  chatPages,
  {
    async script({ params: { file } }, { now }) {
      const chat = await findScriptChat(file.replace(/\.js$/, ''), now)
      return { script: chat ? chatScript(publicOrigin(), chat) : '' }
    },
    async frame({ params: { key }, query }, { language, now }) {
      const chat = await openChat(key, now)
      const who = await findAnswering(chat.org, now)
      return chatPage(readerOf(publicOrigin(), language, query.lang), { ...chat, ...who })
    },
  },
  (status, { query, language }) => {
    const { lang } = chatPages.frame.query.parse(query)
    return failurePage(readerOf(publicOrigin(), language, lang), status)
  },
)
