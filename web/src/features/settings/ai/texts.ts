import { assistantSettingLabels } from '#contract/assistant/settings.ts'
import { labelsIn } from '#contract/language.ts'
import type { Counterpart } from '../../../lib/language/text-types.ts'

const en = {
  ...labelsIn('en', assistantSettingLabels),
  hint: 'Connect the AI providers your dealership has an account with. Each bills its usage to you.',
  load_failed: 'Failed to load AI settings',
  saved: 'AI settings saved successfully',

  usage: 'Usage this month',
  usage_failed: 'Failed to load usage',
  tokens: 'Tokens',
  of_limit: 'of {limit}',
  cost: 'Cost',
  requests: 'Requests',

  enabled: 'Use {provider}',
  key_first: 'Add an API key first.',
  api_key: 'API key',
  key_hint: 'Stored encrypted, never shown again.',
  key_saved: 'Saved, ends in {last4}. Leave blank to keep it.',
  key_wrong: 'Copy the whole key, without spaces.',
  remove_key: 'Remove key',
  remove_key_of: 'Remove the {provider} key?',
  remove_key_question: 'Lotwire stops using {provider} until you add another key.',
  key_removed: '{provider} key removed',
  remove_failed: 'Failed to remove key',
  model: 'Model',
  model_hint: 'Pick one or type any model name.',
  model_wrong: 'Enter a model name, without spaces.',
  test: 'Test connection',
  test_ok: '{provider} connection test successful!',
  test_failed: '{provider} connection test failed',
  connected: 'Connection successful',
  not_connected: 'Connection failed',
  models_found: { one: 'This key can use {count} model.', other: 'This key can use {count} models.' },
  model_unknown: '“{model}” isn’t one of them.',

  limits: 'Limits',
  ai_monthly_cost_limit_hint: 'Once this month’s cost reaches it, Lotwire stops using AI until next month.',
  ai_monthly_token_limit_hint: 'Shown beside this month’s usage. It doesn’t stop anything.',
  ai_cost_alert_threshold_hint: 'Managers are told when this month’s cost reaches it.',
} as const

const es = {
  ...labelsIn('es', assistantSettingLabels),
  hint: 'Conecta los proveedores de IA con los que tu agencia tiene cuenta. Cada uno te cobra su uso.',
  load_failed: 'No se pudo cargar la configuración de IA',
  saved: 'Configuración de IA guardada',

  usage: 'Uso de este mes',
  usage_failed: 'No se pudo cargar el uso',
  tokens: 'Tokens',
  of_limit: 'de {limit}',
  cost: 'Costo',
  requests: 'Solicitudes',

  enabled: 'Usar {provider}',
  key_first: 'Primero agrega una clave de API.',
  api_key: 'Clave de API',
  key_hint: 'Se guarda cifrada y no se vuelve a mostrar.',
  key_saved: 'Guardada, termina en {last4}. Déjala vacía para conservarla.',
  key_wrong: 'Copia la clave completa, sin espacios.',
  remove_key: 'Quitar clave',
  remove_key_of: '¿Quitar la clave de {provider}?',
  remove_key_question: 'Lotwire deja de usar {provider} hasta que agregues otra clave.',
  key_removed: 'Clave de {provider} quitada',
  remove_failed: 'No se pudo quitar la clave',
  model: 'Modelo',
  model_hint: 'Elige uno o escribe el nombre de cualquier modelo.',
  model_wrong: 'Escribe el nombre de un modelo, sin espacios.',
  test: 'Probar conexión',
  test_ok: '¡La conexión con {provider} funciona!',
  test_failed: 'La prueba de conexión con {provider} falló',
  connected: 'Conexión exitosa',
  not_connected: 'La conexión falló',
  models_found: { one: 'Esta clave puede usar {count} modelo.', other: 'Esta clave puede usar {count} modelos.' },
  model_unknown: '«{model}» no está entre ellos.',

  limits: 'Límites',
  ai_monthly_cost_limit_hint:
    'Cuando el costo del mes llega a este monto, Lotwire deja de usar IA hasta el mes siguiente.',
  ai_monthly_token_limit_hint: 'Aparece junto al uso del mes. No detiene nada.',
  ai_cost_alert_threshold_hint: 'Avisamos a los gerentes cuando el costo del mes llega a este monto.',
} as const satisfies Counterpart<typeof en>

export const aiTexts = { en, es }
