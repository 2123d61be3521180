import { z } from 'zod';
import { appointmentSummary } from '#domain/support/appointment-summary.ts';
import { sharedViewSchema } from '#domain/support/shared-view.ts';
import { lookSchema } from '#domain/support/support-answers.ts';
import { shareFields, supportLimits } from '#domain/support/support-rules.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';
import type { SummaryPdf } from '#server/support/summary-pdf.ts';
import type { FunctionContext, ServerFunction } from '../function-context.ts';
import { readBody } from '../read-body.ts';
import { supportRefusal } from '../support-refusal.ts';

const paper = z.enum(['A4', 'LETTER']).default('A4');

const draftSchema = z.object({
  fields: z.array(z.enum(shareFields)).min(1),
  project_ids: z.array(z.guid()).max(supportLimits.projects).default([]),
  time_zone: z.string().max(64),
});

const bodySchema = z.union([
  z.object({ share: z.guid('has to be an id'), paper }),
  z.object({ own: draftSchema, shown_as: z.string().trim().min(1).max(supportLimits.name), paper }),
]);

type Wish = z.infer<typeof bodySchema>;

/**
 * One page for an appointment, by whoever supports a person or by the person for themselves, from the same functions as the
 * page. A supporter's is a look. It is drawn before the transaction ends: whoever ends the share meanwhile waits for it, and
 * what comes afterwards is refused.
 */
export const supportSummary =
  ({ limits }: { readonly limits: Pick<RateLimits, 'take'> }): ServerFunction =>
  async (request, context) => {
    const wish = await readBody(request, bodySchema);
    await limits.take({ limit: 'supportSummaryAccount', subject: context.userId });
    // Loaded when somebody first asks: most hosts draw no page for days.
    const { summaryPdf } = await import('#server/support/summary-pdf.ts');
    const pdf = await drawFor(context, wish, summaryPdf).catch(supportRefusal);
    return new Response(pdf, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="kindling-summary.pdf"',
        'cache-control': 'no-store',
      },
    });
  };

const drawFor = (
  context: FunctionContext,
  wish: Wish,
  summaryPdf: SummaryPdf,
): Promise<Uint8Array<ArrayBuffer>> =>
  context.db.tx(context.actor, async (query) => {
    if ('share' in wish) {
      const { rows } = await query<{ look: unknown }>(
        `select public.look_at_person($1, 'pdf') as look`,
        [wish.share],
        'support_summary_look',
      );
      const { view, shown_as } = lookSchema.parse(rows[0]?.look);
      return summaryPdf(appointmentSummary(view, shown_as), wish.paper);
    }
    const { rows } = await query<{ view: unknown }>(
      'select public.preview_share($1) as view',
      [JSON.stringify(wish.own)],
      'support_summary_own',
    );
    return summaryPdf(appointmentSummary(sharedViewSchema.parse(rows[0]?.view), wish.shown_as), wish.paper);
  });
