import type { Texts } from '../../../lib/language/text-types.ts'
import { assistantTexts } from '../texts.ts'

export const setupTexts = {
  ...assistantTexts,
  subtitle: {
    en: 'Answers customers from your inventory and your own answers, and hands off what a person should handle.',
    es: 'Responde a los clientes con tu inventario y tus propias respuestas, y le pasa a tu equipo lo que necesita a una persona.',
  },
  load_failed: { en: 'Failed to load the assistant', es: 'No se pudo cargar el asistente' },
  save: { en: 'Save changes', es: 'Guardar cambios' },
  unsaved: { en: 'You have unsaved changes.', es: 'Tienes cambios sin guardar.' },
  discard: { en: 'Discard', es: 'Descartar' },
  saved: { en: 'Assistant saved', es: 'Asistente guardado' },
  save_failed: { en: 'The assistant wasn’t saved', es: 'El asistente no se guardó' },

  problem_title: { en: 'The assistant can’t answer right now', es: 'El asistente no puede responder ahora' },
  problem_no_key: {
    en: 'Connect an AI provider in step 1.',
    es: 'Conecta un proveedor de IA en el paso 1.',
  },
  problem_auth: {
    en: 'Your AI provider no longer accepts the API key. Enter a new one.',
    es: 'Tu proveedor de IA ya no acepta la clave de API. Escribe una nueva.',
  },
  problem_quota: {
    en: 'Your AI account is out of credit. Add credit with your provider, then test the key again.',
    es: 'Tu cuenta de IA no tiene saldo. Agrégalo con tu proveedor y vuelve a probar la clave.',
  },
  problem_model_gone: {
    en: 'Your provider no longer offers the chosen model. Choose another in the AI settings.',
    es: 'Tu proveedor ya no ofrece el modelo elegido. Elige otro en la configuración de IA.',
  },
  problem_budget: {
    en: 'This month’s AI budget is used up, so customers go to your team. Raise the cost limit in the AI settings, or wait until next month.',
    es: 'Se agotó el presupuesto de IA del mes y los clientes pasan a tu equipo. Sube el límite en la configuración de IA o espera al próximo mes.',
  },
  open_settings: { en: 'Open AI settings', es: 'Abrir configuración de IA' },

  key_step: { en: 'Connect an AI provider', es: 'Conecta un proveedor de IA' },
  key_hint: {
    en: 'Usage is billed to your dealership’s own account.',
    es: 'El uso se cobra a la cuenta de tu agencia.',
  },
  connected: { en: '{provider} is connected, model {model}.', es: '{provider} está conectado, modelo {model}.' },
  spent: { en: 'Used this month: {spent} of {limit}.', es: 'Usado este mes: {spent} de {limit}.' },
  provider: { en: 'AI provider', es: 'Proveedor de IA' },
  key: { en: 'API key', es: 'Clave de API' },
  key_hint_field: { en: 'Stored encrypted, never shown again.', es: 'Se guarda cifrada y no se vuelve a mostrar.' },
  connect: { en: 'Test and connect', es: 'Probar y conectar' },
  test: { en: 'Test', es: 'Probar' },
  test_ok: { en: 'Connected to {provider}. The key works.', es: 'Conectado con {provider}. La clave funciona.' },
  test_failed: { en: 'The test failed', es: 'La prueba falló' },

  voice_step: { en: 'Languages and greeting', es: 'Idiomas y saludo' },
  languages: { en: 'It answers in', es: 'Responde en' },
  language_en: { en: 'English', es: 'Inglés' },
  language_es: { en: 'Spanish', es: 'Español' },
  languages_hint: {
    en: 'Customers who write in another language go to a person.',
    es: 'Quien escribe en otro idioma pasa a una persona.',
  },
  language_needed: { en: 'Choose at least one language.', es: 'Elige al menos un idioma.' },
  greeting: { en: 'Greeting', es: 'Saludo' },
  greeting_hint: {
    en: 'Optional. Starts its first message to a customer.',
    es: 'Opcional. Abre su primer mensaje a un cliente.',
  },
  disclosure: { en: 'Then it always says', es: 'Después siempre dice' },
  disclosure_hint: {
    en: 'Customers have a right to know. It can’t be changed.',
    es: 'Los clientes tienen derecho a saberlo. No se puede cambiar.',
  },

  rules_step: { en: 'Instructions', es: 'Instrucciones' },
  instructions: { en: 'What it should know and do', es: 'Qué debe saber y hacer' },
  instructions_hint: {
    en: 'For example: ask for their time frame, suggest a test drive.',
    es: 'Por ejemplo: pregunta para cuándo lo necesita, sugiere una prueba de manejo.',
  },
  never: { en: 'What it must never do', es: 'Qué no debe hacer nunca' },
  never_hint: {
    en: 'It never makes up prices, negotiates, or promises financing anyway.',
    es: 'De todos modos nunca inventa precios, negocia ni promete financiamiento.',
  },

  prices_step: { en: 'Prices', es: 'Precios' },
  prices_are_total: {
    en: 'The prices in our inventory include all fees but taxes and registration',
    es: 'Los precios de nuestro inventario incluyen todos los cargos excepto impuestos y registro',
  },
  prices_are_total_hint: {
    en: 'Applies to every price customers see. Otherwise your fee disclaimer is shown with it (Settings › Prices).',
    es: 'Vale para cada precio que ven los clientes. Si no, lo acompaña tu nota sobre cargos (Configuración › Precios).',
  },
  total_price_only: { en: 'Only show total prices', es: 'Solo mostrar precios totales' },
  total_price_only_hint: {
    en: 'Required in California. Vehicles without a total price are shown without a price.',
    es: 'Obligatorio en California. Los vehículos sin precio total se muestran sin precio.',
  },

  mode_on: { en: 'When it writes', es: 'Cuándo escribe' },
  mode_step: { en: 'Turn it on', es: 'Enciéndelo' },
  drafts_otherwise: {
    en: 'During business hours, draft replies for approval',
    es: 'En horario de atención, redactar borradores por aprobar',
  },
  drafts_otherwise_hint: {
    en: 'Your hours are in Settings. No hours set means always open.',
    es: 'Tu horario está en Configuración. Sin horario, se considera siempre abierta.',
  },
  mode_off: { en: 'It doesn’t reply.', es: 'No responde.' },
  mode_draft: {
    en: 'It writes a reply above the message field. Your team sends, edits, or discards it.',
    es: 'Escribe una respuesta sobre el campo de mensaje. Tu equipo la envía, edita o descarta.',
  },
  mode_after_hours: {
    en: 'It answers while you’re closed. During business hours your team does.',
    es: 'Responde cuando la agencia está cerrada. En el horario responde tu equipo.',
  },
  mode_unanswered: {
    en: 'It answers when a customer has waited too long.',
    es: 'Responde cuando un cliente ha esperado demasiado.',
  },
  mode_always: { en: 'It answers right away, day and night.', es: 'Responde enseguida, de día y de noche.' },
  minutes: { en: 'Minutes your team has to answer first', es: 'Minutos que tu equipo tiene para responder antes' },
  minutes_wrong: { en: 'Enter 1 to 1,440 minutes.', es: 'Escribe de 1 a 1,440 minutos.' },
  sleep: {
    en: 'After someone on your team writes, it pauses',
    es: 'Cuando alguien de tu equipo escribe, el asistente espera',
  },
  sleep_minutes: {
    en: { one: 'for {count} minute', other: 'for {count} minutes' },
    es: { one: '{count} minuto', other: '{count} minutos' },
  },
  sleep_hours: {
    en: { one: 'for {count} hour', other: 'for {count} hours' },
    es: { one: '{count} hora', other: '{count} horas' },
  },
  resumes_next_day: {
    en: 'After handing off, answer new questions again the next day',
    es: 'Después de pasar a un cliente, volver a responder preguntas nuevas al día siguiente',
  },
  resumes_next_day_hint: {
    en: 'Otherwise it stays quiet until the conversation is closed. Your team gets reminders either way.',
    es: 'Si no, espera hasta que se cierre la conversación. De todos modos, tu equipo recibe recordatorios.',
  },
  sleep_closed: { en: 'until the conversation is closed', es: 'hasta que se cierre la conversación' },
} as const satisfies Texts
