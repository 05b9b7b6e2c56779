import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { answer, answerList } from "../api/answer.ts";
import { api } from "../api/client.ts";
import { queryKeys } from "../api/query-keys.ts";
import type { components } from "../api/schema.generated.ts";

export type SupplierNoticeNotification = components["schemas"]["SupplierNoticeNotification"];
export type Notification =
  | components["schemas"]["DocumentNotification"]
  | components["schemas"]["SubscriptionNotification"]
  | SupplierNoticeNotification;
export type Choices = components["schemas"]["NotificationChoices"];

type Page = { rows: Notification[]; total: number };

const limit = 25;

export const notificationsQuery = infiniteQueryOptions({
  queryKey: queryKeys.notifications("list"),
  queryFn: ({ pageParam: skip, signal }): Promise<Page> =>
    answerList(api.GET("/users/me/notifications", { params: { query: { limit, skip } }, signal })),
  initialPageParam: 0,
  getNextPageParam: ({ total }: Page, pages) => (pages.length * limit < total ? pages.length * limit : null),
});

type Listed = InfiniteData<Page, number>;

/** Shows a mark at once; what the server says follows. */
function showMark(client: QueryClient, isMarked: (one: Notification) => boolean, read: boolean): void {
  client.setQueryData<Listed>(
    notificationsQuery.queryKey,
    (listed) =>
      listed && {
        ...listed,
        pages: listed.pages.map((page) => ({
          ...page,
          rows: page.rows.map((one) => (isMarked(one) ? { ...one, read } : one)),
        })),
      },
  );
}

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: queryKeys.notifications() });

export async function markNotification(client: QueryClient, { id }: Notification, read: boolean): Promise<void> {
  showMark(client, (one) => one.id === id, read);
  try {
    await answer(
      api.PATCH("/users/me/notifications/{notificationId}", {
        params: { path: { notificationId: id } },
        body: { read },
      }),
    );
  } finally {
    void refresh(client);
  }
}

/** Marks all that are shown, and older ones; what has come since stays unread. */
export async function markAllRead(client: QueryClient, newest: Notification): Promise<void> {
  showMark(client, () => true, true);
  try {
    await answer(api.PATCH("/users/me/notifications", { body: { readUpTo: newest.at } }));
  } finally {
    void refresh(client);
  }
}

export const choicesQuery = queryOptions({
  queryKey: queryKeys.notifications("choices"),
  queryFn: ({ signal }) => answer(api.GET("/users/me/notification-choices", { signal })),
});

export async function saveChoices(client: QueryClient, choices: Choices): Promise<void> {
  const saved = await answer(api.PATCH("/users/me/notification-choices", { body: choices }));
  client.setQueryData(choicesQuery.queryKey, saved);
}
