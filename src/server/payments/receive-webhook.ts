import { hasStorableTexts } from '../../domain/payments/payment-event.ts';
import type { ProviderName } from '../ports/payment-provider.ts';
import { providerNamed, type PaymentProviders } from './providers.ts';
import type { settleEvent, SettlementOutcome } from './settle-event.ts';

export type WebhookReceived =
  | { readonly ok: true; readonly outcome: SettlementOutcome | 'not-needed' | 'method-page' }
  | { readonly ok: false; readonly reason: 'unknown-provider' | 'bad-signature' | 'unreadable-event' };

/** Takes what a provider tells, once it is sure that the provider tells it. */
export const receiveWebhook =
  ({
    providers,
    settle,
    hearMethodPage,
  }: {
    providers: PaymentProviders;
    settle: ReturnType<typeof settleEvent>;
    hearMethodPage: (provider: ProviderName, id: string) => Promise<void>;
  }) =>
  async (
    name: string,
    { rawBody, headers }: { rawBody: string; headers: Headers },
  ): Promise<WebhookReceived> => {
    const provider = providerNamed(providers, name);
    if (!provider) return { ok: false, reason: 'unknown-provider' };
    const verified = await provider.verifyWebhook(rawBody, headers);
    if (!verified.ok) return verified;
    if (verified.methodPage !== undefined) {
      await hearMethodPage(provider.name, verified.methodPage);
      return { ok: true, outcome: 'method-page' };
    }
    if (!verified.event) return { ok: true, outcome: 'not-needed' };
    if (!hasStorableTexts(verified.event)) return { ok: false, reason: 'unreadable-event' };
    return { ok: true, outcome: await settle(provider.name, verified.event) };
  };
