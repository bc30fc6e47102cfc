import twilio from 'twilio'
import { expect, test } from 'vitest'
import { readTwiml } from '../../../lib/local/twilio/voice/read-twiml.ts'

const BASE = 'https://lotwire.test/voice?step=first'
const { VoiceResponse } = twilio.twiml

test('a Dial of the real builder names whom it calls, for how long, and who hears of it', () => {
  const response = new VoiceResponse()
  const dial = response.dial({
    answerOnBridge: true,
    callerId: '+14155550100',
    timeout: 20,
    action: '/voice?call=1&step=dialed',
    record: 'record-from-answer-dual',
    recordingStatusCallback: 'https://lotwire.test/recording#rc=3&rp=5xx,ct,rt',
  })
  dial.number(
    { url: '/voice?step=announce', statusCallback: '/status', statusCallbackEvent: ['initiated'] },
    '+16285550111',
  )
  const client = dial.client({ statusCallback: '/status' })
  client.identity('org_ana')
  client.parameter({ name: 'callId', value: 'A & B' })

  expect(readTwiml(response.toString(), BASE)).toEqual([
    {
      verb: 'Dial',
      timeoutSeconds: 20,
      answersOnBridge: true,
      callerId: '+14155550100',
      action: { url: 'https://lotwire.test/voice?call=1&step=dialed', method: 'POST' },
      isRecorded: true,
      channels: 2,
      recordingCallback: {
        url: 'https://lotwire.test/recording#rc=3&rp=5xx,ct,rt',
        method: 'POST',
        events: ['completed'],
      },
      nouns: [
        {
          kind: 'Number',
          to: '+16285550111',
          parameters: [],
          announcement: { url: 'https://lotwire.test/voice?step=announce', method: 'POST' },
          callback: { url: 'https://lotwire.test/status', method: 'POST', events: ['initiated'] },
        },
        {
          kind: 'Client',
          to: 'client:org_ana',
          parameters: [['callId', 'A & B']],
          announcement: null,
          callback: { url: 'https://lotwire.test/status', method: 'POST', events: ['completed'] },
        },
      ],
    },
  ])
})

test.each([
  ['<Response><Say>Hi</Say><Pause length="2"/><Hangup/></Response>', ['Say', 'Pause', 'Hangup']],
  ['<?xml version="1.0" encoding="UTF-8"?><Response><Reject reason="busy"/></Response>', ['Reject']],
  ['<Response><Record maxLength="120"/><Redirect>/again</Redirect></Response>', ['Record', 'Redirect']],
  ['<Response/>', []],
])('%s is followed verb by verb', (xml, verbs) => {
  expect(readTwiml(xml, BASE).map(({ verb }) => verb)).toEqual(verbs)
})

test.each([
  ['<Response><Dial></Response>', '12100'],
  ['', '12100'],
  ['<Answer/>', 'not <Response>'],
  ['<Response><Conference/></Response>', '<Conference> is not a verb'],
  ['<Response><Dial><Sip>sip:ana@lotwire.test</Sip></Dial></Response>', '<Sip> in <Dial>'],
  ['<Response><Dial answeronbridge="true">+16285550111</Dial></Response>', 'no attribute answeronbridge'],
  ['<Response><Dial timeout="soon">+16285550111</Dial></Response>', 'soon is not a number'],
  ['<Response><Redirect>//</Redirect></Response>', 'is not an address'],
])('%s is refused', (xml, why) => {
  expect(() => readTwiml(xml)).toThrow(why)
})
