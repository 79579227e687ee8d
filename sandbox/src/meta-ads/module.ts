import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HttpReply } from '../http-reply.ts';
import type { SandboxContext, SandboxModule } from '../platform-module.ts';
import { answer } from '../played-answer.ts';
import { adAccountNode, adAccountsPage } from './ad-account-list.ts';
import { adEdges, adNode, adPrefix, adObjects } from './ad-objects.ts';
import { mountPictures } from './ad-picture.ts';
import { mountBatch } from './batch.ts';
import { mountMetaControl } from './control-routes.ts';
import { callerOf } from './graph-access.ts';
import { formOf, queryOf, tell } from './graph-call.ts';
import type { GraphRequest, Mounted } from './graph-call.ts';
import { mountInsights } from './insights/insights-routes.ts';
import { errorOfStatus, errorReply } from './meta-error.ts';
import { metaStateOf } from './meta-state.ts';
import type { MetaState } from './meta-state.ts';
import { beginDialog, endDialog } from './oauth/dialog.ts';
import { exchange } from './oauth/token-endpoint.ts';

/**
 * Meta's login and its Marketing API: the ad accounts of a person, the reports of the main store's advertising, and pictures of its ads. It shares
 * `/graph.facebook.com` with WhatsApp, whose module answers every path that is not named here, `debug_token` among them.
 * Not emulated, and said so where it is asked for: summaries by action, actions below their type, changes of anything.
 */
export const metaAdsModule: SandboxModule = {
  name: 'meta-ads',
  async mount(app, context) {
    const state = metaStateOf(context);
    await app.register(async scope => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, String(body)));
      mountDialog(scope, context, state);
      mountGraph(scope, { context, state });
    });
    await app.register(async scope => mountMetaControl(scope, context, state));
  },
};

function mountDialog(app: FastifyInstance, context: SandboxContext, state: MetaState): void {
  const path = '/www.facebook.com/:version/dialog/oauth';
  const visitOf = (request: FastifyRequest) => ({
    query: queryOf(request),
    productUrl: context.productUrl,
    now: context.now(),
  });
  const play = (reply: FastifyReply, truth: () => HttpReply) =>
    answer(reply, context.takeFault('meta-ads', 'authorize'), {
      truth,
      ofStatus: status => errorReply(errorOfStatus(status)),
    });
  app.get(path, (request, reply) => play(reply, () => beginDialog(visitOf(request))));
  app.post(path, (request, reply) => play(reply, () => endDialog(state, visitOf(request), formOf(request))));
}

function mountGraph(app: FastifyInstance, mounted: Mounted): void {
  const { context, state } = mounted;
  const graph = '/graph.facebook.com/:version';
  app.get(`${graph}/oauth/access_token`, (request: GraphRequest, reply) =>
    tell(request, reply, { mounted, operation: 'token' }, () => exchange(state, queryOf(request), context.now())),
  );
  app.delete(`${graph}/me/permissions`, (request: GraphRequest, reply) =>
    tell(request, reply, { mounted, operation: 'permissions' }, () => {
      state.tokens.endPerson(callerOf(state, request, context.now()).person, 458);
      return { success: true };
    }),
  );
  app.get(`${graph}/me/adaccounts`, (request: GraphRequest, reply) =>
    tell(request, reply, { mounted, operation: 'adaccounts' }, () => {
      const token = callerOf(state, request, context.now());
      return adAccountsPage({ token, world: context.world(), state, query: queryOf(request) });
    }),
  );
  app.get(`${graph}/act_:id(^\\d+$)`, (request: GraphRequest, reply) =>
    tell(request, reply, { mounted, operation: 'adaccount' }, () => {
      const token = callerOf(state, request, context.now());
      const listing = { token, world: context.world(), state, query: queryOf(request) };
      return adAccountNode(listing, `act_${request.params.id ?? ''}`);
    }),
  );
  app.get(`${graph}/${adPrefix}:id(^\\d+$)`, (request: GraphRequest, reply) =>
    tell(request, reply, { mounted, operation: 'ad' }, () => {
      const token = callerOf(state, request, context.now());
      const listing = { token, world: context.world(), state, query: queryOf(request) };
      return adNode(listing, `${adPrefix}${request.params.id ?? ''}`, context.now());
    }),
  );
  for (const edge of adEdges)
    app.get(`${graph}/:id/${edge}`, (request: GraphRequest, reply) =>
      tell(request, reply, { mounted, operation: edge }, () => {
        const token = callerOf(state, request, context.now());
        const listing = { token, world: context.world(), state, query: queryOf(request) };
        return adObjects(listing, { id: request.params.id ?? '', edge, now: context.now() });
      }),
    );
  mountInsights(app, mounted, graph);
  mountBatch(app, mounted, graph);
  mountPictures(app, mounted);
}
