import { smsapi } from './adapters/sms/smsapi.ts';
import { turbosms } from './adapters/sms/turbosms.ts';
import type { Settings } from './env.ts';
import type { SmsGateways } from './outbox/send-sms.ts';
import { isPublic } from './installation.ts';
import type { SmsGateway } from './ports/sms.ts';

/** The gateways that the settings set up, by the calling codes whose numbers they reach; empty for a shop that sends no text messages. */
export function wireSms(settings: Settings): SmsGateways {
  const { SMSAPI_TOKEN, SMSAPI_SENDER, TURBOSMS_TOKEN, TURBOSMS_SENDER } = settings;
  const gateways = new Map<string, SmsGateway>();
  if (SMSAPI_TOKEN !== undefined && SMSAPI_SENDER !== undefined)
    gateways.set('+48', smsapi({ token: SMSAPI_TOKEN, from: SMSAPI_SENDER }));
  if (TURBOSMS_TOKEN !== undefined && TURBOSMS_SENDER !== undefined)
    gateways.set('+380', turbosms({ token: TURBOSMS_TOKEN, sender: TURBOSMS_SENDER }));
  return gateways;
}

/** Whether customers may ask for text messages: some gateway sends them, or the outbox of a local shop shows them. */
export const offersSms = (settings: Settings): boolean => wireSms(settings).size > 0 || !isPublic(settings);
