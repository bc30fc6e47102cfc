import { CLOSING } from '#contract/leaving/closing-facts.ts'
import { CONTACT_ADDRESS } from './contact-address.ts'
import type { LegalText } from './legal-document.tsx'

export const securityEs: LegalText = {
  title: 'Seguridad',
  updated: 'Última actualización: 30 de noviembre de 2026',
  intro:
    'Cómo Lotwire mantiene los datos de una agencia separados, cerrados y comprobables. Lo que hacemos hoy, no lo que planeamos.',
  sections: [
    {
      title: 'Dónde funciona',
      paragraphs: [
        'En Amazon Web Services. Todo viaja cifrado, y a los navegadores se les indica que no usen otra cosa. La base de datos y todos los archivos están cifrados donde se guardan.',
        'La base de datos se puede restaurar a cualquier segundo de los últimos 35 días.',
      ],
    },
    {
      title: 'Una agencia nunca ve a otra',
      paragraphs: [
        'Quién pregunta se sabe solo por el inicio de sesión, y cada registro está bajo la clave de su propia agencia. Antes de publicar una versión, cada función se prueba con cada rol y desde otra agencia.',
      ],
    },
    {
      title: 'Quién puede hacer qué',
      paragraphs: [
        'Los agentes ven a sus clientes y los gerentes a los de todos; una agencia crea sus propios roles. Nadie da permisos que no tiene.',
        'Para entrar se pide una contraseña y un código de una app, que una agencia nueva exige a todo el equipo a los siete días si su propietario no decide otra cosa, o bien una cuenta de Google o Microsoft que la persona vinculó. Una agencia que comprueba su dominio de correo puede exigir esa cuenta, o la de su propio proveedor. Adivinar contraseñas se frena y luego se bloquea. Cada persona ve sus dispositivos y puede cerrar su sesión en ellos.',
      ],
    },
    {
      title: 'Secretos',
      paragraphs: [
        'Las contraseñas las guarda Amazon Cognito de forma que no se pueden volver a leer. Las credenciales de Twilio, del inventario, de los calendarios y de los servicios de IA se cifran además con claves propias y no se vuelven a mostrar. De las claves de API solo se guarda su huella.',
      ],
    },
    {
      title: 'Llamadas e IA',
      paragraphs: [
        'Las grabaciones se guardan con su contacto y se van con él. Una llamada grabada lo dice primero: para quién, con el servicio de quién y qué IA la transcribe.',
        'Los números de tarjetas, documentos y cuentas se quitan de lo escrito antes de que lo lea una IA. El asistente solo puede decir frases que se le dieron; los precios y horarios salen de los datos de la agencia.',
      ],
    },
    {
      title: 'Pruebas',
      paragraphs: [
        'Quién hizo qué se guarda dos años, en un registro con entradas selladas y encadenadas. Se revisa cada noche, los gerentes pueden revisarlo y se les avisa si algo se rompió.',
      ],
    },
    {
      title: 'Al irse',
      paragraphs: [
        `Un propietario puede exportar todo cuando quiera. Una agencia cerrada se puede reabrir durante ${CLOSING.days} días. Después se borra todo menos lo que pide la ley, una búsqueda en toda la base de datos comprueba que no queda nada más y sus propietarios reciben un certificado por correo.`,
      ],
    },
    {
      title: 'Si encuentras una falla',
      paragraphs: [`Escribe a ${CONTACT_ADDRESS}.`],
    },
  ],
}
