#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <event2/event.h>
#include <event2/http.h>
#include <event2/keyvalq_struct.h>

/* How often a header stands in a request: the list is made of macros, which Swift cannot read. */
static inline int cevent_count_header(struct evhttp_request *request, const char *name) {
  int count = 0;
  struct evkeyval *header;
  for (header = evhttp_request_get_input_headers(request)->tqh_first; header != NULL;
       header = header->next.tqe_next)
    if (evutil_ascii_strcasecmp(header->key, name) == 0) count++;
  return count;
}

/* Why the last call failed. */
enum cevent_failure { CEVENT_TAKEN, CEVENT_FORBIDDEN, CEVENT_NOT_HERE, CEVENT_OTHER };
static inline enum cevent_failure cevent_failure(void) {
  switch (errno) {
  case EADDRINUSE: return CEVENT_TAKEN;
  case EACCES: case EPERM: return CEVENT_FORBIDDEN;
  case EADDRNOTAVAIL: return CEVENT_NOT_HERE;
  default: return CEVENT_OTHER;
  }
}

/* The port that a socket is bound to; 0 for none. */
static inline int cevent_port(evutil_socket_t socket) {
  struct sockaddr_storage address;
  socklen_t size = sizeof address;
  if (getsockname(socket, (struct sockaddr *)&address, &size) != 0) return 0;
  switch (address.ss_family) {
  case AF_INET: return ntohs(((struct sockaddr_in *)&address)->sin_port);
  case AF_INET6: return ntohs(((struct sockaddr_in6 *)&address)->sin6_port);
  default: return 0;
  }
}
